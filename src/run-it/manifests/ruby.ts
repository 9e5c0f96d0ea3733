import { toolOf, type FactReader, type FoundDependency } from '../facts.ts';

/** Gemfile: gems and the version of Ruby. Read line by line: it is a program, and nothing is run. */
export const readGemfile: FactReader = ({ text }) => {
  const dependencies: FoundDependency[] = [];
  const tools: ReturnType<typeof toolOf>[] = [];
  let group: FoundDependency['kind'] = 'runtime';
  text.split('\n').forEach((written, index) => {
    const line = written.trim();
    const opened = /^group\s+(.{1,200})\bdo\b/.exec(line);
    if (opened) group = kindOf(opened[1] ?? '');
    else if (/^end\b/.test(line)) group = 'runtime';
    const ruby = /^ruby\s+["']([^"']{1,60})["']/.exec(line);
    if (ruby) tools.push(toolOf('Ruby', ruby[1] ?? null, index + 1));
    const gem = /^gem\s*\(?\s*["']([^"']{1,100})["']((?:\s*,\s*["'][^"']{1,60}["'])*)(.{0,300})/.exec(line);
    if (!gem) return;
    const wanted = [...(gem[2] ?? '').matchAll(/["']([^"']+)["']/g)].map((it) => it[1]).join(', ');
    const kind = /\bgroups?:/.test(gem[3] ?? '') ? kindOf(gem[3] ?? '') : group;
    dependencies.push({ ecosystem: 'RubyGems', name: gem[1] ?? '', wanted: wanted || null, kind, line: index + 1 });
  });
  return { tools, dependencies };
};

function kindOf(groups: string): FoundDependency['kind'] {
  return /:development|\bdevelopment:/.test(groups) ? 'dev' : /test/.test(groups) ? 'test' : 'runtime';
}
