/** A command and its 1-based line within the text. */
export interface ShellLine {
  command: string;
  line: number;
}

/** Longest command that is kept, in characters. */
const longest = 500;

/**
 * The commands of a shell text: prompts cut, comments and output left out, continued lines joined, the text of a here-document skipped.
 * Where some lines have a prompt, the lines without one are output.
 */
export function shellLines(text: string): ShellLine[] {
  const lines = text.split('\n').map((it) => it.slice(0, 2000).trimEnd());
  const prompted = lines.some((it) => prompt.test(it));
  const found: ShellLine[] = [];
  let until: string | null = null;
  let open: ShellLine | null = null;
  lines.forEach((written, index) => {
    if (until !== null) {
      if (written.trim() === until) until = null;
      return;
    }
    const continues = open !== null;
    if (!continues && prompted && !prompt.test(written)) return;
    const bare = (continues ? written : written.replace(prompt, '')).trim();
    if (!continues && (bare === '' || bare.startsWith('#') || bare.startsWith('REM ') || bare.startsWith('//'))) return;
    const goesOn = bare.endsWith('\\') || bare.endsWith('`');
    const part = (goesOn ? bare.slice(0, -1) : bare).trim();
    const now: ShellLine = open === null ? { command: part, line: index + 1 } : { command: `${open.command} ${part}`, line: open.line };
    const document = /<<-?\s*['"]?([A-Za-z_][A-Za-z0-9_]{0,40})/.exec(part);
    if (document?.[1] !== undefined) until = document[1];
    open = goesOn ? now : null;
    if (open === null) found.push({ command: cut(withoutComment(now.command)), line: now.line });
  });
  if (open !== null) found.push(open);
  return found.filter((it) => it.command !== '');
}

const prompt = /^\s*(?:\$|%|>|❯|➜|PS [^>]{0,80}>|C:\\[^>]{0,80}>|[a-z]+@[a-z0-9-]+[:~][^$#]{0,40}[$#])\s+(?=\S)/i;

function withoutComment(command: string): string {
  let quote = '';
  for (let at = 0; at < command.length; at++) {
    const it = command.charAt(at);
    if (quote !== '') quote = it === quote ? '' : quote;
    else if (it === '"' || it === "'" || it === '`') quote = it;
    else if (it === '#' && /\s/.test(command.charAt(at - 1))) return command.slice(0, at).trimEnd();
  }
  return command;
}

function cut(command: string): string {
  return command.length > longest ? `${command.slice(0, longest)}…` : command;
}

/** True for words that begin as a command does: a known program, or a path to one. */
export function looksLikeCommand(text: string): boolean {
  return text.length <= longest && !text.includes('\n') && programs.test(text);
}

const programs =
  /^(?:\$ )?(?:(?:sudo|env) )?(?:npm|npx|pnpm|yarn|bun|bunx|node|deno|corepack|nvm|fnm|volta|pip3?|pipx|uv|uvx|poetry|pdm|pipenv|conda|hatch|python3?|pytest|tox|nox|cargo|rustup|go|make|just|task|docker|docker-compose|podman|kubectl|helm|terraform|tofu|git|gh|bundle|gem|rake|rails|rspec|composer|php|mix|iex|elixir|dotnet|mvn|gradle|java|brew|apt|apt-get|fly|flyctl|vercel|netlify|wrangler|heroku|firebase|aws|az|gcloud|cp|mkdir|curl|wget|cmake|ctest|vitest|jest|playwright|prisma|turbo|nx|pre-commit|mise|asdf|claude|openspec|specify|\.\/[\w./-]+|bin\/[\w./-]+|scripts?\/[\w./-]+)\s+\S/;
