import type { Origin } from '../model/run-it.ts';
import type { FactReader } from './facts.ts';
import {
  namedLock,
  readCargoLock,
  readComposerLock,
  readGemfileLock,
  readPdmLock,
  readPipfileLock,
  readPoetryLock,
  readUvLock,
} from './locks/others.ts';
import { readBunLock, readNpmLock, readPnpmLock, readYarnLock } from './locks/javascript.ts';
import { readCargo } from './manifests/cargo.ts';
import { readGlobalJson, readPackagesProps, readProject } from './manifests/dotnet.ts';
import { readGo } from './manifests/go.ts';
import { readGradle, readMaven } from './manifests/jvm.ts';
import { readMix } from './manifests/mix.ts';
import { readComposer, readDeno, readNpm } from './manifests/npm.ts';
import { readPipfile, readPyproject, readRequirements } from './manifests/python.ts';
import { readGemfile } from './manifests/ruby.ts';
import { readCompose } from './ops/compose.ts';
import { namedTarget, readFly, readNetlify, readProcfile, readRender, readVercel } from './ops/deploy-files.ts';
import { readDevcontainer } from './ops/devcontainer.ts';
import { readDockerfile } from './ops/dockerfile.ts';
import { readEnvExample, readEnvInUse } from './ops/env-file.ts';
import { readWorkflow } from './ops/github.ts';
import { readGitlab } from './ops/gitlab.ts';
import { readLicence } from './ops/licence.ts';
import { readJustfile, readMakefile, readTaskfile } from './ops/task-files.ts';
import { readMise, readRustToolchain, readToolVersions, versionFile } from './ops/version-files.ts';
import { readHandoff, readReadme } from './readme.ts';

/** One kind of file: what it is called, where it lies, who reads it. */
export interface Kind {
  /** Where such files lie, as globs from the root; case does not count. */
  globs: readonly string[];
  kind: string;
  origin: Origin;
  read: FactReader;
}

const nothing: FactReader = () => ({});

const row = (origin: Origin, kind: string, read: FactReader, ...globs: string[]): Kind => ({ origin, kind, read, globs });

/** A handoff: where such files lie, the collection of them knows. */
export const handoff: Kind = row('handoff', 'handoff', readHandoff);

/** Every kind of file that says something about installing, running, testing or deploying. The first row that matches a path counts. As of November 2026. */
export const kinds: readonly Kind[] = [
  row('readme', 'README', readReadme, 'readme{,.md,.markdown,.txt}', '.github/readme.md'),
  row(
    'readme',
    'guide',
    readReadme,
    '{install,installation,setup,contributing,development,developing,hacking,build,building,test,tests,testing,deploy,deployment,release,releasing,running,getting-started,getting_started,quickstart,quick-start,troubleshooting,operations,runbook,rollback,limitations,known-issues,known_issues,accounts,access,contact,contacts,support,maintainers}.md',
    '{docs,doc,doku,.github,docs/guides,docs/guide}/{install,installation,setup,contributing,development,developing,build,building,test,tests,testing,deploy,deployment,release,releasing,running,getting-started,getting_started,quickstart,quick-start,troubleshooting,operations,runbook,rollback,limitations,known-issues,known_issues,accounts,access,contact,contacts,support,maintainers,kontakt,konten,zugaenge,zugänge,betrieb,entwicklung,bereitstellung,bekannte-probleme}.md',
  ),

  row('manifest', 'npm package', readNpm, '**/package.json'),
  row('manifest', 'Composer package', readComposer, '**/composer.json'),
  row('manifest', 'Deno project', readDeno, '**/deno.{json,jsonc}'),
  row('manifest', 'Rust crate', readCargo, '**/cargo.toml'),
  row('manifest', 'Python project', readPyproject, '**/pyproject.toml'),
  row('manifest', 'Python requirements', readRequirements, '**/requirements*.txt', '**/requirements/*.txt'),
  row('manifest', 'Pipfile', readPipfile, '**/pipfile'),
  row('manifest', 'Gemfile', readGemfile, '**/gemfile'),
  row('manifest', 'Go module', readGo, '**/go.mod'),
  row('manifest', 'Maven project', readMaven, '**/pom.xml'),
  row('manifest', 'Gradle build', readGradle, '**/build.gradle{,.kts}'),
  row('manifest', '.NET project', readProject, '**/*.{csproj,fsproj,vbproj}'),
  row('manifest', '.NET package versions', readPackagesProps, '**/directory.packages.props'),
  row('manifest', 'Mix project', readMix, '**/mix.exs'),

  row('lock file', 'npm lock file', readNpmLock, '**/{package-lock,npm-shrinkwrap}.json'),
  row('lock file', 'pnpm lock file', readPnpmLock, '**/pnpm-lock.yaml'),
  row('lock file', 'Yarn lock file', readYarnLock, '**/yarn.lock'),
  row('lock file', 'Bun lock file', readBunLock, '**/bun.lock'),
  row('lock file', 'uv lock file', readUvLock, '**/uv.lock'),
  row('lock file', 'Poetry lock file', readPoetryLock, '**/poetry.lock'),
  row('lock file', 'PDM lock file', readPdmLock, '**/pdm.lock'),
  row('lock file', 'Pipenv lock file', readPipfileLock, '**/pipfile.lock'),
  row('lock file', 'Cargo lock file', readCargoLock, '**/cargo.lock'),
  row('lock file', 'Composer lock file', readComposerLock, '**/composer.lock'),
  row('lock file', 'Bundler lock file', readGemfileLock, '**/gemfile.lock'),
  row('lock file', 'Go checksums', namedLock('Go', 'Go'), '**/go.sum'),
  row('lock file', 'Mix lock file', namedLock('Hex', 'Mix'), '**/mix.lock'),

  row('version file', 'Node.js version', versionFile('Node.js'), '**/{.nvmrc,.node-version}'),
  row('version file', 'Python version', versionFile('Python'), '**/.python-version'),
  row('version file', 'Ruby version', versionFile('Ruby'), '**/.ruby-version'),
  row('version file', 'Java version', versionFile('Java'), '**/.java-version'),
  row('version file', 'Go version', versionFile('Go'), '**/.go-version'),
  row('version file', 'Rust toolchain', readRustToolchain, '**/rust-toolchain{,.toml}'),
  row('version file', '.NET SDK version', readGlobalJson, '**/global.json'),
  row('version file', 'tool versions', readToolVersions, '**/.tool-versions'),
  row('version file', 'mise file', readMise, '**/{mise,.mise}.toml'),

  row('task file', 'Makefile', readMakefile, '**/{gnu,}makefile'),
  row('task file', 'justfile', readJustfile, '**/{justfile,.justfile}'),
  row('task file', 'Taskfile', readTaskfile, '**/taskfile{,.dist}.{yml,yaml}'),

  row('container', 'Dockerfile', readDockerfile, '**/{dockerfile,containerfile}{,.*}', '**/*.dockerfile'),
  row('compose', 'compose file', readCompose, '**/{,docker-}compose{,.*,-*}.{yml,yaml}'),
  row('dev container', 'dev container', readDevcontainer, '.devcontainer/{,*/}devcontainer.json', '.devcontainer.json'),

  row('ci', 'GitHub Actions workflow', readWorkflow, '.github/workflows/*.{yml,yaml}'),
  row('ci', 'GitLab CI file', readGitlab, '.gitlab-ci.{yml,yaml}'),
  row('ci', 'Jenkins pipeline', nothing, 'jenkinsfile'),
  row('ci', 'CircleCI file', nothing, '.circleci/config.{yml,yaml}'),
  row('ci', 'Travis CI file', nothing, '.travis.yml'),
  row('ci', 'Azure pipeline', nothing, 'azure-pipelines.{yml,yaml}'),
  row('ci', 'Bitbucket pipeline', nothing, 'bitbucket-pipelines.yml'),
  row('ci', 'Woodpecker or Drone pipeline', nothing, '{.woodpecker,.drone}.{yml,yaml}', '.woodpecker/*.{yml,yaml}'),
  row('ci', 'Forgejo or Gitea workflow', readWorkflow, '.{forgejo,gitea}/workflows/*.{yml,yaml}'),
  row('ci', 'Cloud Build file', nothing, 'cloudbuild.{yml,yaml,json}'),

  row('deploy file', 'Procfile', readProcfile, '**/procfile'),
  row('deploy file', 'Fly.io file', readFly, '**/fly.toml'),
  row('deploy file', 'Vercel file', readVercel, '**/vercel.json'),
  row('deploy file', 'Netlify file', readNetlify, '**/netlify.toml'),
  row('deploy file', 'Render file', readRender, '**/render.yaml'),
  row('deploy file', 'Cloudflare file', namedTarget('Cloudflare'), '**/wrangler.{toml,json,jsonc}'),
  row('deploy file', 'Firebase file', namedTarget('Firebase'), '**/firebase.json'),
  row('deploy file', 'Railway file', namedTarget('Railway'), '**/railway.{json,toml}'),
  row('deploy file', 'Heroku file', namedTarget('Heroku'), 'app.json', 'heroku.yml'),
  row('deploy file', 'App Engine file', namedTarget('Google Cloud'), '**/app.yaml'),
  row('deploy file', 'Serverless file', namedTarget('Serverless'), '**/serverless.{yml,yaml}'),
  row('deploy file', 'Kamal file', namedTarget('Kamal'), 'config/deploy.yml'),
  row('deploy file', 'Azure Developer file', namedTarget('Azure'), 'azure.yaml'),
  row('deploy file', 'Helm chart', namedTarget('Kubernetes'), '**/chart.yaml'),

  row(
    'example file',
    'example of an environment file',
    readEnvExample,
    '**/{.env,env,.envrc,.dev.vars}*{example,sample,template,dist,tmpl}*',
    '**/{example,sample,template}.env',
  ),
  row(
    'example file',
    'environment file',
    readEnvInUse,
    '**/.env',
    '**/.env.{local,development,production,test,staging}',
    '**/.envrc',
    '**/.dev.vars',
  ),

  row('manifest', 'licence', readLicence, '{license,licence,copying,unlicense}{,.*,-*}'),
];
