/** Explanations of the problems that agent configuration can have, by code. */
export const codes: Readonly<Record<string, string>> = {
  HO950: `A file of instructions imports another one (\`@path\`) that lies outside the repository: above its root, in a home folder, or at an absolute path. Whoever gets the repository does not get that file, so agents there are told less than before.

What to do: copy what is needed into the repository.`,
  HO951: `A file of instructions imports a file (\`@path\`) that is not in the tree of the built commit. Tools pass such an import over without a word. A word such as \`@alice\`, \`@param\` or \`@scope/package\` is no import and is not reported.

What to do: correct the path, commit the file, or remove the import.`,
  HO952: `Following the imports of a file leads back to it. Tools stop there, but which text comes first can no longer be told. Only files that are agent configuration themselves are followed.

What to do: remove one of the imports.`,
  HO953: `Imports are followed four times, from one file to the next. This one stands deeper and is not read.

What to do: import the file from one that stands nearer to the start.`,
  HO954: `A file of instructions imports a file that usually holds secrets, such as \`.env\` or a key. What it holds goes to the model and into its records.

What to do: remove the import, and write down the names of the variables instead.`,
  HO955: `A rule names the files it is for, and no file of the repository matches. Usual causes: the files were moved, or the pattern starts in another folder than was meant (for Claude Code \`*.ts\` means the root only, \`**/*.ts\` any folder).

What to do: correct the patterns, or delete the rule.`,
  HO956: `A rule is to be used for certain files only, and names none (\`inclusion: fileMatch\` without \`fileMatchPattern\`, \`trigger: glob\` without \`globs\`); or a pattern has unclosed brackets or so many alternatives that tools take it as plain text. Either way it matches nothing.

What to do: write the patterns, several short ones where one is too long.`,
  HO957: `The file stands where a tool looks for rules, under an ending it does not read. Cursor reads only \`.mdc\` in \`.cursor/rules\`.

What to do: rename the file, or delete it.`,
  HO958: `An AGENTS.md stands beside a CLAUDE.md that does not import it. Claude Code then reads only the CLAUDE.md; most other tools read only the AGENTS.md. Unless both say the same, agents are told different things.

What to do: write \`@AGENTS.md\` into the CLAUDE.md, make one a symbolic link to the other, or keep one.`,
  HO959: `Tools limit how much they read: Codex 32 KiB of AGENTS.md files together, Claude Code 4 MiB a file, Devin Desktop 12,000 characters a rule, GitHub Copilot 30,000 an agent. What is beyond is cut off or the file is passed over.

What to do: keep what always matters, and move the rest to files that are read when needed.`,
  HO960: `The file breaks the syntax its tool insists on: a comment or a comma too many in strict JSON, a table twice in TOML, marks of a merge conflict. The tool then takes nothing from it: no permission, no hook, no server. What could be read is shown all the same, to tell what was meant.

What to do: correct what the other problems of the file name.`,
  HO961: `A value is a number, a list or nothing where the tool expects a text or an object, or the file has not the outer form it expects (such as \`version\` in hooks of Cursor and Copilot). The tool passes it over.

What to do: write it as the documentation of the tool says.`,
  HO962: `A hook is set for an event that its tool does not have, as far as the tables of this program know. The tool warns or says nothing, and the hook never runs. Usual causes: the name of another tool's event, an older name (\`OnStop\`, \`PostEdit\`), another case.

What to do: correct the name. The tables have a date, which stands on the page of the agent setup: a newer event may be missing.`,
  HO963: `A hook is not written as its tool expects: a handler without \`type\`, one that stands directly below its event instead of in a list \`hooks\`, or one without a command. It never runs.

What to do: write \`{ "hooks": [{ "type": "command", "command": "…" }] }\` below the event.`,
  HO964: `The event of this hook compares no matcher (Stop, UserPromptSubmit and others of Claude Code), so the hook runs every time, which may not be what was meant.

What to do: remove the matcher, or move the hook.`,
  HO965: `The hook can never run: it has a condition \`if\` on an event that is not about a tool, or a type its event does not support (SessionStart supports commands and MCP tools only).

What to do: remove the condition, or use another event or type.`,
  HO966: `The hook will be stopped before it is done, or does nothing on some machines: SessionEnd of Claude Code has 1.5 seconds unless a \`timeout\` is set, Gemini CLI counts \`timeout\` in milliseconds, and a hook with \`powershell\` alone does nothing on Linux.

What to do: set the time in the unit of the tool, or add the other command.`,
  HO967: `A hook, a server or a skill runs a script that is not in the tree of the built commit. The tool reports little or nothing: a check that should hold agents back is silently off. It may have been ignored, generated, or left behind in another repository.

What to do: commit the script, or remove what runs it.`,
  HO968: `A hook starts a script by its name, and git does not mark the script as executable, so starting it fails.

What to do: \`git update-index --chmod=+x <script>\`, or start it through its interpreter (\`node script.mjs\`).`,
  HO969: `A command, argument or setting names a path in somebody's home folder, or another absolute path. Another person does not have it; the name of the owner is shown as \`~\`.

What to do: move the file into the repository, or name it relative to the project.`,
  HO970: `A command or server names a file above the root of the repository. A successor gets the repository only.

What to do: move the file into the repository.`,
  HO971: `A command fetches a program from the network and runs it at once (\`curl … | sh\`). Whoever controls the address controls the machine of everyone who opens the project with an agent.

What to do: install the program beforehand from a pinned release, or commit the script.`,
  HO972: `An address starts with \`http://\` and leads to another machine. What the agent sends there, and headers with it, can be read on the way.

What to do: use \`https\`.`,
  HO973: `A variable is written in a form or at a place where the tool does not put its value: \`$NAME\` in \`.mcp.json\` of Claude Code (only \`\${NAME}\` works), a variable in \`env\` of its settings, a header of an http hook whose variable is not in \`allowedEnvVars\`, an input that is not defined.

What to do: use the form the tool expands.`,
  HO974: `A setting takes away the question before everything of a kind: every shell command (\`Bash(*)\`), every permission (\`bypassPermissions\`, \`danger-full-access\` with \`never\`), every tool of a server (\`trust\`, \`autoApprove: ["*"]\`). A text that misleads the agent then does so unseen.

What to do: allow what is needed one by one; ask the former team why it was allowed.`,
  HO975: `A permission rule cannot be understood by the tool: brackets are not closed, or the name of the tool is written in another case. It allows or denies nothing, and what it should deny is possible.

What to do: write \`Tool\` or \`Tool(what)\`, for example \`Bash(npm test:*)\`.`,
  HO976: `Two servers of one list have the same name. Programs that read JSON keep the last one without a word.

What to do: remove one, or rename it.`,
  HO977: `A server has nothing that could be started or reached as written: no command and no address, an address without \`type\` where the tool asks for it, several addresses at once, or \`mcpServers\` where the file should say \`servers\`. The tool passes it, or a part of it, over.

What to do: give it a \`command\`, or a \`type\` and a \`url\`.`,
  HO978: `The name of a server is one the tool keeps for itself (\`workspace\` and others of Claude Code), or has characters it does not accept. The server is passed over.

What to do: rename it with letters, digits and hyphens.`,
  HO979: `A server is fetched from a registry at every start without a version (or an image without a digest), and it is given variables or headers. Who takes over the package gets what is in them.

What to do: name an exact version.`,
  HO980: `The same server is configured for several tools with different versions. People with different tools then work with different servers.

What to do: name the same version everywhere.`,
  HO981: `A program of the repository runs at every connection to a server, to make its headers. A successor needs whatever account it uses.

What to do: write down what it does and which account it needs.`,
  HO982: `A file meant for one person (\`settings.local.json\`, \`CLAUDE.local.md\`) is committed. It stands above the shared file and holds for everybody who opens the repository.

What to do: move what all need to the shared file; remove this one and add it to \`.gitignore\`.`,
  HO983: `Every MCP server that the repository configures is approved without a question, those that are added later too.

What to do: name the servers.`,
  HO984: `The name of a skill or plugin is missing, is not that of its folder, or has other characters than lower-case letters, digits and single hyphens (at most 64). Some tools pass such a skill over.

What to do: give folder and \`name\` the same plain name.`,
  HO985: `A skill or subagent has no description, or one of more than 1,024 characters; or a subagent has no name, or one with a colon or a hyphen in front. Claude Code skips such a subagent without a word, and no tool can tell when to use such a skill.

What to do: add \`name\` and \`description\`.`,
  HO986: `The front matter of a skill or subagent is not valid YAML. Handover reads it line by line; Claude Code takes the text without any of its settings, so the model never uses it by itself.

What to do: put values with \`: \`, \`[\` or \`*\` in quotes.`,
  HO987: `A subagent lists a tool that Claude Code does not have, as far as the tables of this program know. It then works without that tool.

What to do: correct the name.`,
  HO988: `The text of a skill or command holds a shell command that runs when it is called, before the model sees the text, and that reads a file in the home folder. What it prints goes to the model.

What to do: remove the command.`,
  HO989: `A skill refers to a file outside its own folder. Skills are copied and installed as folders, so the file will be missing there.

What to do: copy the file into the folder.`,
  HO990: `The tool that reads this file has ended (Roo Code in May 2026) or looks elsewhere now.

What to do: move it to where its successor looks, or delete it.`,
  HO991: `The file that prepares a machine for the cloud agent of GitHub Copilot has no job named \`copilot-setup-steps\`. The agent looks for that name only, so nothing is prepared.

What to do: rename the job.`,
  HO992: `A plugin is fetched from a registry and run inside the tool at every start, without an exact version.

What to do: name the version.`,
  HO993: `The address of a server holds a user, a password, or a query that looks like a key. Only the address without them is shown.

What to do: revoke the key if it is real, and pass it in a header that reads a variable.`,
};
