import { makeRepository, type TestRepository } from './repository.ts';

/** Host that nobody owns; a page that asks it for anything is at fault. */
const elsewhere = 'evil.invalid';

/** Code that tells the test that it ran, and where it stood. */
const run = (place: string): string => `ran('${place}')`;
const image = (place: string): string => `<img src=x onerror="${run(place)}">`;
const entities = (text: string): string => [...text].map((it) => `&#x${it.codePointAt(0)?.toString(16)};`).join('');

/** Text for places that hold words: titles, names, subjects, values. It would break out of an element, an attribute, a script and a comment. */
export const hostileWords = (place: string): string =>
  `Ahoy"'></title></script><!--</textarea>${image(place)}<script>${run(place)}</script>\u2028{{${run(place)}}}\${${run(place)}}`;

/** HTML and Markdown that would run, load or send something, or take the place of a part of the page. */
export const vectors: readonly string[] = [
  // Scripts, however they are written.
  `<script>${run('script')}</script>`,
  `<ScRiPt\t/x>${run('script-case')}</ScRiPt >`,
  `<script type=module>import('//${elsewhere}/m.js')</script>`,
  `<script type="text/plain">x</script><script async src="//${elsewhere}/s.js"></script>`,
  `<noscript><style></noscript>${image('noscript')}</style>`,
  // Elements that come with events.
  image('img'),
  `<img src=x:y onerror='${run('img-quote')}' / >`,
  `<image src=x onerror=${run('image')}>`,
  `<video poster=//${elsewhere}/p.png onerror=${run('video')} src=x></video>`,
  `<audio controls onerror=${run('audio')} src=//${elsewhere}/a.mp3></audio>`,
  `<details open ontoggle=${run('toggle')}><summary onclick=${run('summary')}>open</summary>x</details>`,
  `<marquee onstart=${run('marquee')}>x</marquee><dialog open onclose=${run('dialog')}>x</dialog>`,
  `<input onfocus=${run('focus')} autofocus><textarea onfocus=${run('textarea')} autofocus>x</textarea>`,
  `<p onpointerenter=${run('enter')} onmouseover=${run('over')} tabindex=0 onfocus=${run('tab')}>point here</p>`,
  `<div style="animation-name:x" onanimationstart=${run('animation')} ontransitionend=${run('transition')}>x</div>`,
  `<a href=# onclick=${run('onclick')} accesskey=x>click</a>`,
  // Other languages within HTML.
  `<svg><script>${run('svg-script')}</script><a xlink:href="javascript:${run('svg-link')}"><text y=9>t</text></a></svg>`,
  `<svg><animate onbegin=${run('svg-begin')} attributeName=x dur=1s></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>${run('svg-use')}</script></svg>#x"></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${run('svg-foreign')}</script>"></iframe></foreignObject></svg>`,
  `<svg><image href=//${elsewhere}/i.png /><feImage xlink:href=//${elsewhere}/f.png /></svg>`,
  `<math><maction actiontype=statusline xlink:href="javascript:${run('math')}">click</maction></math>`,
  `<math><mi><table><mglyph><style><!--</style>${image('math-style')}--></style></mglyph></table></mi></math>`,
  `<svg></p><style><a id="</style>${image('svg-style')}">`,
  // Addresses.
  `[a](javascript:${run('link')}) [b](JAVASCRIPT&colon;${run('link-entity')}) [c](<java\tscript:${run('link-tab')}>)`,
  `[d](&#x01;javascript:${run('link-control')}) [e](vbscript:msgbox) [f](data:text/html;base64,PHNjcmlwdD4=)`,
  `[g](//${elsewhere}/x) [h](\\\\${elsewhere}/x) [i](/\\${elsewhere}) [j](file:///etc/passwd) [k](blob:x) [l](intent://x#Intent;end)`,
  `<a href="${entities(`javascript:${run('href-entities')}`)}">x</a> <a href="java&NewLine;script&#58;${run('href-newline')}">x</a>`,
  `<a href="feed:javascript:${run('href-feed')}">x</a> <a href="view-source:x">x</a> <a href="jar:x!/">x</a>`,
  `<javascript:${run('autolink')}> [m]: javascript:${run('reference')}\n\n[m]`,
  `![n](javascript:${run('image-link')}) ![o](https://${elsewhere}/o.png) ![p](data:image/svg+xml,<svg/onload=${run('image-data')}>)`,
  `<a href="https://${elsewhere}/" ping="https://${elsewhere}/ping" target=_top>leave</a>`,
  // What loads or leads away without a script.
  `<meta http-equiv=refresh content="0;url=https://${elsewhere}/meta"><base href="https://${elsewhere}/base/">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'">`,
  `<link rel=stylesheet href=https://${elsewhere}/l.css><link rel=prefetch href=https://${elsewhere}/p><link rel=preconnect href=https://${elsewhere}>`,
  `<style>@import '//${elsewhere}/i.css'; body{background:url(//${elsewhere}/b.png)}</style>`,
  `<p style="background:url(//${elsewhere}/p.png);position:fixed;inset:0">x</p><table background=//${elsewhere}/t.png><tr><td>x</table>`,
  `<img srcset="//${elsewhere}/1.png 1x, //${elsewhere}/2.png 2x" src=//${elsewhere}/3.png loading=eager>`,
  `<picture><source srcset=//${elsewhere}/4.png><img src=//${elsewhere}/5.png></picture>`,
  `<iframe src=//${elsewhere}/f></iframe><iframe srcdoc="${entities(`<script>parent.${run('srcdoc')}</script>`)}"></iframe>`,
  `<object data=//${elsewhere}/o></object><embed src=//${elsewhere}/e><applet code=x></applet><frameset onload=${run('frameset')}></frameset>`,
  `<form action=https://${elsewhere}/form><input name=q><button formaction="javascript:${run('formaction')}">send</button><input type=image src=//${elsewhere}/i onerror=${run('input-image')}></form>`,
  `<isindex action=//${elsewhere}/ type=image><keygen autofocus onfocus=${run('keygen')}>`,
  // Names that take the place of what the page's own script asks for.
  `<form id=document><input name=createElement><input name=body><output name=getElementById>x</output></form>`,
  `<a id=pagefind></a><a id=pagefind name=search href=x>x</a><div id=hits></div><p id=said></p><p id=words></p><p id=more></p>`,
  `<img name=location><img name=currentScript><embed name=querySelector><h2 id=content>Content</h2><div id=__proto__>x</div>`,
  `<div data-pagefind-body>x</div><p data-pagefind-meta="title:Taken">x</p><p data-pagefind-ignore>x</p><p data-pagefind-filter="kind:Taken" class="skip top">x</p>`,
  // What a parser may understand otherwise than a browser.
  `<!--><script>${run('comment-short')}</script>-->`,
  `<!-- --!><script>${run('comment-bang')}</script> -->`,
  `<![CDATA[>${image('cdata')}]]><?xml ${image('instruction')}?><!DOCTYPE x [<!ENTITY y "z">]>`,
  `<a title='"><script>${run('title')}</script>'>x</a><p title="&quot;&gt;${image('title-entity')}">x</p>`,
  `<select><option>${image('option')}</select><xmp>${image('xmp')}</xmp><plaintext-x>${image('custom')}</plaintext-x>`,
  `<template><p>${image('template')}</template><slot onslotchange=${run('slot')}></slot><div><template shadowrootmode=open>${image('shadow')}</template></div>`,
  `<b <script>${run('broken-tag')}</script>`,
  `<scr&#0;ipt>${run('nul')}</scr&#0;ipt><\u017fcript>${run('long-s')}</\u017fcript>`,
  `</article></main></body></html>${image('closing')}`,
  `\u2028<script>${run('separator')}</script>\u2029`,
  // Markdown itself.
  `\`\`\`js" onmouseover="${run('fence')}" x="\nconst hostile = '</code></pre>${image('code')}';\n\`\`\``,
  `| ${image('cell')} | b |\n|---|---|\n| <script>${run('cell-script')}</script> | \`</td>${image('cell-code')}\` |`,
  `[^"onclick=${run('footnote')}]: ${image('footnote-text')}\n\nA note[^"onclick=${run('footnote')}].`,
  `- [ ] ${image('task')}\n- [x"onclick=${run('task-mark')}] done`,
  `Term ${hostileWords('paragraph')}`,
];

/** Markdown that must go on working among all that. */
const working = `## Working parts

A note[^one], a [link to a heading](#working-parts), a <kbd>key</kbd>, H<sub>2</sub>O and a [page](https://example.invalid/page).

- [x] a task that is done
- [ ] a task that is not

| Left | Right |
| :--- | ----: |
| one  | two   |

\`\`\`js
const answer = 42; // the answer
\`\`\`

<details><summary>More</summary>

Text inside **details**.

</details>

[^one]: The text of the note.
`;

const corpus = vectors.map((it, index) => `Mark${index}z\n\n${it}\n`).join('\n\n');
const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** A repository in which everything that can hold text holds hostile text. */
export async function makeHostile(): Promise<TestRepository> {
  const repository = await makeRepository();
  const quoted = JSON.stringify(hostileWords('front-matter'));
  repository.write(
    'README.md',
    `# Portal ${hostileWords('readme')}\n\nSummary ${hostileWords('summary')}\n\n## Install\n\n\`\`\`sh\nnpm ci; echo '${hostileWords('command')}'\n\`\`\`\n`,
  );
  repository.write(
    'HANDOFF.md',
    `---\ntitle: ${quoted}\nstatus: ${quoted}\nbranch: ${quoted}\n---\n# Handoff: ${hostileWords('handoff')}\n\n## Next\n\n1. Zebrafish ${hostileWords('next')}\n\n## Open questions\n\n- Who ${hostileWords('question')}? (owner: ${hostileWords('owner')})\n\n${working}\n${corpus}`,
  );
  repository.write(
    'docs/adr/0001-pick.md',
    `# 1. ${hostileWords('decision')}\n\nDate: ${hostileWords('date')}\n\n## Status\n\n${hostileWords('status')}\n\n## Context\n\nZebrafish\n\n${corpus}`,
  );
  repository.write(
    'DECISIONS.md',
    `# Decisions\n\n| Date | Decision | Why |\n|---|---|---|\n| 2026-05-01 | Zebrafish ${image('row')} | ${image('reason')} |\n`,
  );
  repository.write(
    'specs/portal.md',
    `# ${hostileWords('spec')}\n\n## ${hostileWords('heading')}\n\nFR-001: Zebrafish ${hostileWords('requirement')}\n\n${corpus}`,
  );
  repository.write(
    'HANDOFF.json',
    json({
      title: hostileWords('json'),
      status: hostileWords('json-status'),
      next_steps: [hostileWords('json-next')],
      ['</script>' + image('json-key')]: 'zebrafish',
    }),
  );
  repository.write('handoffs/2026-05-02.yaml', `title: ${quoted}\nnext: [${quoted}]\n${quoted}: zebrafish\n`);
  repository.write(
    '.mcp.json',
    json({
      mcpServers: {
        [hostileWords('server')]: {
          command: hostileWords('program'),
          args: [hostileWords('argument')],
          env: { [hostileWords('variable')]: 'x' },
        },
      },
    }),
  );
  repository.write(
    '.claude/settings.json',
    json({
      permissions: { allow: [hostileWords('permission')] },
      hooks: { Stop: [{ hooks: [{ type: 'command', command: hostileWords('hook') }] }] },
    }),
  );
  repository.write('.claude/commands/x.md', `---\ndescription: ${quoted}\nallowed-tools: ${quoted}\n---\n${corpus}`);
  repository.write('CLAUDE.md', `# ${hostileWords('instructions')}\n\n@docs/${image('import')}.md\n\n${corpus}`);
  repository.write(
    'package.json',
    json({
      name: hostileWords('package'),
      description: hostileWords('description'),
      license: hostileWords('licence'),
      scripts: { [hostileWords('script-name')]: hostileWords('script') },
      dependencies: { [hostileWords('dependency')]: hostileWords('range') },
    }),
  );
  repository.write('.env.example', `ZEBRA="${hostileWords('env')}" # ${hostileWords('env-comment')}\n`);
  repository.write('compose.yaml', `services:\n  ${quoted}:\n    image: ${quoted}\n    ports: [${quoted}]\n`);
  const name = `"><img src=x onerror=${run('name')}>&lt;b&gt;\u2028`;
  repository.write(`docs/handoffs/${name}.md`, `# Handoff\n\n## Next\n\n1. Zebrafish\n`);
  repository.write(`docs/${name} javascript:${run('file')}.md`, `# Zebrafish\n\n[same](<./${name}.md>)\n`);
  await repository.commit(`Add ${hostileWords('subject')}`, { author: hostileWords('author') });
  repository.write(
    'HANDOFF.md',
    `# Handoff: ${hostileWords('handoff')}\n\n## Next\n\n1. Zebrafish ${hostileWords('next')}\n\n${working}\n${corpus}`,
  );
  repository.remove('docs/adr/0001-pick.md');
  await repository.commit(`Change ${image('second-subject')}`, { author: `&lt;${image('second-author')}` });
  await repository.git('checkout', '--quiet', '-b', `x"onmouseover="${run('branch').replaceAll("'", '`')}<b>`);
  repository.write('docs/handoffs/branch.md', `# Handoff ${hostileWords('branch')}\n\n## Next\n\n1. Zebrafish\n\n${corpus}`);
  await repository.commit('Write on a branch');
  await repository.git('checkout', '--quiet', 'main');
  return repository;
}
