import type { Topic } from '../model/run-it.ts';

/** What commands do, by how they begin; the first match counts. As of November 2026. */
const table: readonly (readonly [Exclude<Topic, 'other'>, RegExp])[] = [
  [
    'prerequisites',
    /^(?:(?:brew|choco|scoop|winget|apt|apt-get|dnf|yum|pacman|apk|snap|port) (?:-\S+ )*(?:install|add|-S)|nvm (?:install|use)|fnm (?:install|use)|volta install|asdf (?:install|plugin)|mise (?:install|use|trust)|corepack |rustup |pyenv |rbenv |sdk install|nix(?:-shell| develop)|curl .*\| *(?:ba|z)?sh)/,
  ],
  [
    'deploy',
    /^(?:(?:npm|pnpm|yarn|bun)(?: run)? (?:deploy|release|publish)|(?:fly|flyctl) deploy|vercel(?: deploy| --prod|$)|netlify deploy|wrangler (?:deploy|publish)|firebase deploy|(?:sls|serverless|sam|cdk|copilot|eb|amplify|azd|heroku|railway|render|sst|pulumi)(?: \S+)? (?:deploy|up|push)|(?:cdk|sst|sls|serverless|sam|eb|railway) deploy|(?:azd|pulumi|railway) up|kubectl (?:apply|rollout|set)|helm (?:install|upgrade)|kustomize |terraform (?:apply|plan|init)|tofu (?:apply|plan|init)|ansible-playbook|gcloud (?:run|app|functions) deploy|aws (?:s3 (?:sync|cp)|ecs|lambda|cloudformation)|az (?:webapp|containerapp)|docker(?: buildx)? push|docker stack deploy|git push (?:heroku|dokku|production)|kamal (?:deploy|setup)|cap \S+ deploy|mix release|cargo publish|twine upload|poetry publish|uv publish|gem push|dotnet publish|make (?:deploy|release|publish)|just (?:deploy|release|publish)|task (?:deploy|release|publish)|rsync |scp |goreleaser )/,
  ],
  [
    'test',
    /^(?:(?:npm|pnpm|yarn|bun)(?: run)? (?:\S*test\S*|t|e2e\S*|coverage|check|verify)(?: |$)|(?:npx|pnpx|bunx|pnpm exec|pnpm dlx|yarn) (?:vitest|jest|playwright test|cypress|mocha|ava)|(?:vitest|jest|mocha|ava|tap|pytest|tox|nox|(?:bin\/)?(?:flatware )?rspec|phpunit|ctest|bats)(?: |$)|playwright test|cypress run|(?:vendor\/bin|\.\/vendor\/bin)\/(?:phpunit|pest)|php artisan test|(?:uv|poetry|pdm|pipenv|hatch) run (?:-\S+ )*(?:pytest|tox|python -m (?:pytest|unittest))|python3? -m (?:pytest|unittest)|python3? manage\.py test|cargo (?:test|nextest|clippy|check|fmt)|go (?:test|vet)|node (?:--\S+ )*--test|deno test|bun test|mix test|(?:bundle exec )?(?:rspec|rake (?:test|spec))|(?:bin\/)?rails test|dotnet test|(?:\.\/)?gradlew? (?:\S+ )*(?:test|check)|(?:\.\/)?mvnw? (?:\S+ )*(?:test|verify)|composer (?:run )?(?:test|check)|make (?:\S*test\S*|check|verify)(?: |$)|just (?:\S*test\S*|check)(?: |$)|task \S*test\S*)/,
  ],
  [
    'build',
    /^(?:(?:npm|pnpm|yarn|bun)(?: run)? \S*build\S*|(?:npx )?(?:tsc|vite build|webpack|rollup|next build|astro build|turbo (?:run )?build|nx (?:run-many|build)\S*)(?: |$)|cargo build|go build|go generate|docker(?: buildx)? build|docker[ -]compose build|podman build|dotnet build|(?:\.\/)?gradlew? (?:\S+ )*(?:build|assemble|bootJar|jar)|(?:\.\/)?mvnw? (?:\S+ )*(?:package|compile)|mix compile|make (?:all|\S*build\S*)|just \S*build\S*|task \S*build\S*|make$|cmake |python3? -m build|uv build|poetry build|hugo$)/,
  ],
  [
    'install',
    /^(?:git clone|gh repo clone|git submodule|(?:npm|pnpm) (?:ci|i|install|add)(?: |$)|yarn(?: (?:install|add).*| --\S+)?$|bun (?:i|install|add)(?: |$)|(?:pip3?|pipx|python3? -m pip|uv pip) install|(?:uv|poetry|pdm|pipenv|conda|hatch|rye) (?:sync|install|venv|env create|lock)|uv tool install|python3? -m venv|virtualenv|(?:source|\.) \S*activate|bundle(?: install|$)|gem install|composer (?:install|require|create-project)|cargo (?:install|fetch|add)|go (?:mod (?:download|tidy)|get|install)|mix deps\.get|mix ecto\.(?:setup|create|migrate)|dotnet (?:restore|tool (?:install|restore))|pre-commit install|cp \S*\.?env\S* |copy \S*\.env|make (?:install|setup|bootstrap|deps)|just (?:install|setup|bootstrap)|task (?:install|setup)|(?:\.\/)?(?:bin|scripts?)\/(?:setup|bootstrap|install)\S*|(?:npx |pnpm |bunx )?(?:prisma|drizzle-kit|knex|sequelize|alembic|flyway|diesel) (?:\S+ )?(?:migrate|generate|push|upgrade|setup)|(?:npm|pnpm|yarn|bun)(?: run)? (?:setup|bootstrap|prepare|postinstall|db:\S+|migrate\S*|seed\S*)|php artisan (?:migrate|key:generate|db:seed)|python3? manage\.py (?:migrate|createsuperuser|loaddata)|(?:bin\/)?rails db:\S+|(?:claude |\/)plugin (?:marketplace )?(?:add|install)|claude mcp add)/,
  ],
  [
    'run',
    /^(?:(?:npm|pnpm|yarn|bun)(?: run)? (?:start|dev|serve|preview|watch|develop)\S*|npm start|(?:npx|pnpx|bunx|pnpm dlx|yarn dlx|uvx|pipx run) |docker(?:[ -]compose)? (?:-\S+ \S+ )*(?:up|run|start)|podman(?:[ -]compose)? (?:up|run)|cargo run|go run|deno (?:run|task|serve)|bun run|node |python3? |(?:uv|poetry|pdm|pipenv|hatch) run|uvicorn |gunicorn |flask |streamlit |php (?:artisan serve|-S)|symfony serve|(?:bin\/)?rails (?:s|server)|bin\/dev|bundle exec|foreman start|mix phx\.server|iex -S|dotnet (?:run|watch)|(?:\.\/)?gradlew? (?:\S+ )*(?:run|bootRun)|(?:\.\/)?mvnw? (?:\S+ )*(?:spring-boot:run|exec:java)|java -jar|make (?:run|start|dev|serve|up)|just (?:run|start|dev|serve)|task (?:run|start|dev|serve)|hugo server|jekyll serve|tilt up|skaffold dev|air$)/,
  ],
];

/** What a command does by how it begins, variables and `sudo` before it left out; null when its beginning is not known. */
export function topicOfCommand(command: string): Topic | null {
  const bare = command
    .replace(/^\.\/(?=bin\/)/, '')
    .replace(/^(?:sudo |time |exec |(?:[A-Za-z_][A-Za-z0-9_]{0,99}=\S* ){1,9})+/, '')
    .slice(0, 300)
    .replace(inPart, '$<manager> ');
  if (undoes.test(bare)) return 'other';
  const known = table.find(([, pattern]) => pattern.test(bare))?.[0];
  const script = /^(?:npm|pnpm|yarn|bun) run ([^\s-]\S*)/.exec(bare)?.[1];
  const named = (known === undefined ? script : undefined) ?? (known === 'run' ? interpreted.exec(bare)?.[1] : undefined);
  const told = named === undefined ? 'other' : topicOfName(named);
  return told === 'other' && known !== undefined ? known : named === undefined ? null : told;
}

// What Python or Node is given to run says by its own name what it does: `python -m app.setup`, `node scripts/build.mjs`.
const interpreted =
  /^(?:(?:uv|poetry|pdm|pipenv|hatch) run )?(?:python3?|node)(?: -[^m\s]\S*)* (?:-m (?:\w+\.)*|(?:\.{0,2}\/)?(?:[\w.-]+\/)*)(\w[\w-]*)(?:\.\w+)?(?: |$)/;

// Which part of a repository a package manager works in says nothing about what it does there.
const inPart =
  /^(?<manager>npm|pnpm|yarn|bun) (?:(?:--(?:filter|dir|cwd|prefix|workspace)|-F|-C|(?<=^npm (?:\S+ )*)-w)[ =]\S+ |(?:-r|--recursive|-w|--workspace-root|--parallel) |workspace \S+ )+/;
// What takes back the work of a database is no step of setting up.
const undoes =
  /^(?:[^;&|]*[ :_./-])?(?:db|database|migrat(?:e|ions?))[ :_.-](?:[^\s;&|]*[:_.-])?(?:down|rollback|revert|undo|reset|drop|wipe|destroy)(?![\w])/;

const ownProgram = /^\.{1,2}\/(?:[\w.-]+\/)*([\w-]+)(?:\.\w+)?(?:\s|$)/;

/** What a command does that nothing around it explains: by how it begins, as a program of the repository, or as one that listens to a port. */
export function topicByForm(command: string): Topic | null {
  const name = ownProgram.exec(command)?.[1];
  const told = name === undefined ? 'other' : topicOfName(name);
  return topicOfCommand(command) ?? (told !== 'other' ? told : name !== undefined || listens.test(command) ? 'run' : null);
}

const listens = /^(?:sudo )?[\w./-]+ (?:.* )?--?(?:http-)?port[ =]\d{2,5}\b/;

const names: readonly (readonly [Topic, RegExp])[] = [
  ['deploy', /^(?:(?:pre|post)?deploy|release|publish|ship|rollout|promote)(?:$|[:_.-])|[:_.-](?:deploy|publish)$/],
  ['test', /(?:^|[:_.-])(?:tests?|e2e|spec|coverage|check|verify|typecheck|types|unit|integration|ci)(?:$|[:_.-])/],
  ['build', /(?:^|[:_.-])(?:build|compile|bundle|dist|all|package|image|assets)(?:$|[:_.-])/],
  ['install', /^(?:(?:pre|post)?install|setup|bootstrap|deps|dependencies|init|prepare|migrate|seed|db)(?:$|[:_.-])/],
  ['run', /^(?:start|dev|serve|server|run|up|preview|watch|develop|web|worker)(?:$|[:_.-])/],
];

/** What a script or target does by its name. */
export function topicOfName(name: string): Topic {
  const folded = name.toLowerCase();
  if (undoes.test(folded)) return 'other';
  return names.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other';
}
