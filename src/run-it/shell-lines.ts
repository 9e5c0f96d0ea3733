/** A command and its 1-based line within the text. */
export interface ShellLine {
  /** On several lines only with the here-document that it is given. */
  command: string;
  line: number;
  /** The comment right above it, which may name it; null for none. */
  above: string | null;
  /** The comment behind it, which may say what it needs; null for none. */
  note: string | null;
}

/** Longest command that is kept, in characters, and longest one with a here-document. */
const longest = 500;
const longestDocument = 4000;

/**
 * The commands of a shell text: prompts cut, comments and output left out, continued lines joined, a here-document kept with its command.
 * Where some lines have a prompt, the lines without one are output.
 */
export function shellLines(text: string): ShellLine[] {
  const lines = text.split('\n').map((it) => it.slice(0, 2000).trimEnd());
  const prompted = lines.some((it) => prompt.test(it));
  const found: ShellLine[] = [];
  let until: string | null = null;
  let open = null as ShellLine | null;
  let above = null as string | null;
  const add = (it: ShellLine): void => {
    if (it.command !== '') found.push(it);
    above = null;
  };
  for (const [index, written] of lines.entries()) {
    if (until !== null && open !== null) {
      const inside: string = prompted ? written.replace(/^\s*> ?/, '') : written;
      if (open.command.length <= longestDocument) open.command += `\n${inside}`;
      if (inside.trim() !== until) continue;
      open.command = cut(open.command, longestDocument);
      add(open);
      [until, open] = [null, null];
      continue;
    }
    if (open === null && prompted && !prompt.test(written)) continue;
    const bare: string = (open === null ? written.replace(prompt, '') : written).trim();
    if (open === null && (bare === '' || /^(?:#|REM |\/\/|::)/.test(bare))) {
      above = bare.replace(/^(?:#+|REM |\/\/|::)\s*/, '').slice(0, 200) || null;
      continue;
    }
    const last = found.at(-1);
    // What closes the brackets around a here-document belongs to it.
    if (open === null && last?.command.includes('\n') === true && /^[)\]}"';]+$/.test(bare)) {
      last.command += `\n${bare}`;
      continue;
    }
    const goesOn = bare.endsWith('\\') || bare.endsWith('`');
    const part: string = (goesOn ? bare.slice(0, -1) : bare).trim();
    const now: ShellLine =
      open === null ? { command: part, line: index + 1, above, note: null } : { ...open, command: `${open.command} ${part}` };
    until = /(?<!<)<<-?\s*['"\\]?([A-Za-z_][A-Za-z0-9_]{0,40})/.exec(part)?.[1] ?? null;
    open = goesOn || until !== null ? now : null;
    if (open === null) add({ ...now, ...commentApart(now.command) });
  }
  if (open !== null) add({ ...open, command: cut(open.command, longestDocument) });
  return found;
}

const prompt = /^\s*(?:\$|%|>|❯|➜|PS [^>]{0,80}>|C:\\[^>]{0,80}>|[a-z]+@[a-z0-9-]+[:~][^$#]{0,40}[$#])\s+(?=\S)/i;

function commentApart(command: string): Pick<ShellLine, 'command' | 'note'> {
  let quote = '';
  for (let at = 0; at < command.length; at++) {
    const it = command.charAt(at);
    if (quote !== '') quote = it === quote ? '' : quote;
    else if (it === '"' || it === "'" || it === '`') quote = it;
    else if (it === '#' && /\s/.test(command.charAt(at - 1)))
      return {
        command: cut(command.slice(0, at).trimEnd(), longest),
        note:
          command
            .slice(at)
            .replace(/^#+\s*/, '')
            .slice(0, 200) || null,
      };
  }
  return { command: cut(command, longest), note: null };
}

function cut(command: string, most: number): string {
  return command.length > most ? `${command.slice(0, most)}…` : command;
}

/** True for words that begin as a command does: a known program, or a path to one. */
export function looksLikeCommand(text: string): boolean {
  return text.length <= longestDocument && programs.test(text);
}

const programs =
  /^(?:\$ )?(?:(?:sudo|env) )?(?:\/plugin|npm|npx|pnpm|yarn|bun|bunx|node|deno|corepack|nvm|fnm|volta|pip3?|pipx|uv|uvx|poetry|pdm|pipenv|conda|hatch|python3?|pytest|tox|nox|cargo|rustup|go|make|just|task|docker|docker-compose|podman|kubectl|helm|terraform|tofu|git|gh|bundle|gem|rake|rails|rspec|composer|php|mix|iex|elixir|dotnet|mvn|gradle|java|brew|apt|apt-get|fly|flyctl|vercel|netlify|wrangler|heroku|firebase|aws|az|gcloud|cp|mkdir|cat|tee|psql|createdb|systemctl|curl|wget|scp|rsync|cmake|ctest|vitest|jest|playwright|prisma|turbo|nx|pre-commit|mise|asdf|claude|openspec|specify|\.\/[\w./-]+|bin\/[\w./-]+|scripts?\/[\w./-]+)\s+\S/;
