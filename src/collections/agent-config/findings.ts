import type { Finding } from '../../model/problem.ts';
import type { Place } from '../../data/fault.ts';

/** What is wrong with an agent configuration, without its place. */
export interface Complaint {
  code: string;
  message: string;
  fix: string;
}

/** A complaint at a place of its file; at the file as a whole when the place is not known. */
export function at(complaint: Complaint, place: Place | number | null): Finding {
  if (place === null) return { ...complaint };
  return typeof place === 'number' ? { ...complaint, line: place } : { ...complaint, line: place.line, column: place.column };
}

/** Every complaint there is, by a short name; the codes are explained in `codes.ts`. */
export const complaints = {
  importOutside: {
    code: 'HO950',
    message: 'The import names a file outside the repository; it was not followed.',
    fix: 'Copy what is needed into the repository, so that a successor has it too.',
  },
  importMissing: {
    code: 'HO951',
    message: 'The import names a file that is not in the repository.',
    fix: 'Correct the path, commit the file, or remove the import.',
  },
  importCircle: {
    code: 'HO952',
    message: 'The import leads back to this file.',
    fix: 'Remove one of the imports of the circle.',
  },
  importTooDeep: {
    code: 'HO953',
    message: 'The import is the fifth or later of a chain; tools stop after four.',
    fix: 'Import the file from one that stands nearer to the start.',
  },
  importSecret: {
    code: 'HO954',
    message: 'The import pulls a file of secrets into what the model reads.',
    fix: 'Remove the import, and name the variables instead of their values.',
  },
  deadRule: {
    code: 'HO955',
    message: 'No file of the repository matches the patterns of this rule, so it is never used.',
    fix: 'Correct the patterns, or delete the rule.',
  },
  ruleWithoutPattern: {
    code: 'HO956',
    message: 'The rule is meant for certain files and says for none which, so it is never used.',
    fix: 'Add the patterns, or say that the rule always holds.',
  },
  patternUnreadable: {
    code: 'HO956',
    message: 'A pattern of this rule is too large or malformed and matches nothing.',
    fix: 'Write it as several short patterns with closed brackets.',
  },
  ignoredFile: {
    code: 'HO957',
    message: 'The tool does not read this file under this name.',
    fix: 'Give it the ending the tool reads (`.mdc` for rules of Cursor), or delete it.',
  },
  notRead: {
    code: 'HO958',
    message: 'Claude Code reads the CLAUDE.md beside this AGENTS.md and not this file, because the CLAUDE.md does not import it.',
    fix: 'Write `@AGENTS.md` into the CLAUDE.md, or keep only one of the two.',
  },
  tooLong: {
    code: 'HO959',
    message: 'The file is longer than what its tool reads; the rest is cut off.',
    fix: 'Move what is needed only sometimes to files of their own.',
  },
  rejected: {
    code: 'HO960',
    message: 'The tool that owns this file refuses all of it because of its syntax, so nothing in it is in force.',
    fix: 'Correct the syntax as the other problems of this file say.',
  },
  wrongType: {
    code: 'HO961',
    message: 'The value has not the type the tool expects, so the tool passes it over.',
    fix: 'Write it in the form that the documentation of the tool gives.',
  },
  unknownEvent: {
    code: 'HO962',
    message: 'The tool has no event of this name as far as is known, so the hook never runs.',
    fix: 'Correct the name of the event; if the tool is newer than these tables, nothing is wrong.',
  },
  hookShape: {
    code: 'HO963',
    message: 'The hook has not the form the tool expects, so it never runs.',
    fix: 'Give it a `type` and what that type needs, inside a list `hooks` of its event.',
  },
  hookIgnoredMatcher: {
    code: 'HO964',
    message: 'The matcher of this hook is not looked at for this event: the hook always runs.',
    fix: 'Remove the matcher, or move the hook to an event that compares one.',
  },
  hookNever: {
    code: 'HO965',
    message: 'The hook never runs: its event does not support a condition or this type of hook.',
    fix: 'Remove the condition, use a type that the event supports, or move the hook to another event.',
  },
  hookTime: {
    code: 'HO966',
    message: 'The hook has less time than its command is likely to need.',
    fix: 'Set `timeout` in the unit of this tool, or move the work to an earlier event.',
  },
  hookPlatform: {
    code: 'HO966',
    message: 'The hook has a command for one platform only and does nothing on the others.',
    fix: 'Add a command for the other platforms.',
  },
  scriptMissing: {
    code: 'HO967',
    message: 'It runs a script that is not in the repository, so it does nothing and says little about it.',
    fix: 'Commit the script, or remove what runs it.',
  },
  scriptNotExecutable: {
    code: 'HO968',
    message: 'It runs a script that is not marked as executable, so it fails.',
    fix: 'Run `git update-index --chmod=+x` on the script, or start it through its interpreter.',
  },
  homePath: {
    code: 'HO969',
    message: 'It names a path in the home folder of one person, which nobody else has.',
    fix: 'Move the file into the repository, or name it relative to the project.',
  },
  absolutePath: {
    code: 'HO969',
    message: 'It names an absolute path, which another machine may not have.',
    fix: 'Name it relative to the project.',
  },
  outsidePath: {
    code: 'HO970',
    message: 'It names a file outside the repository, which a successor does not get.',
    fix: 'Move the file into the repository.',
  },
  fetchesAndRuns: {
    code: 'HO971',
    message: 'It fetches a program from the network and runs it at once.',
    fix: 'Install the program beforehand from a pinned release, or commit the script.',
  },
  insecure: {
    code: 'HO972',
    message: 'The address is not encrypted: anyone on the way can read and change what is sent.',
    fix: 'Use `https`.',
  },
  variableLiteral: {
    code: 'HO973',
    message: 'The tool does not expand a variable here: its name stays as text, or becomes empty.',
    fix: 'Use the form the tool expands, or list the variable where the tool asks for it.',
  },
  inputMissing: {
    code: 'HO973',
    message: 'The value asks for an input that the file does not define.',
    fix: 'Add it to `inputs`.',
  },
  broad: {
    code: 'HO974',
    message: 'It lets the agent do everything of a kind without being asked.',
    fix: 'Allow the commands that are needed, one by one.',
  },
  unasked: {
    code: 'HO974',
    message: 'The tools of a server are used without asking.',
    fix: 'List the tools that need no question, or remove the setting.',
  },
  invalidRule: {
    code: 'HO975',
    message: 'The permission rule is not one the tool understands, so it has no effect.',
    fix: 'Write it as `Tool` or `Tool(what)`, with the name of the tool in its own spelling.',
  },
  serverTwice: {
    code: 'HO976',
    message: 'A server is configured twice under one name; the last one holds.',
    fix: 'Remove one of the two.',
  },
  serverShape: {
    code: 'HO977',
    message: 'The tool passes this server over: it has neither a command nor an address with a transport.',
    fix: 'Give it a `command`, or a `type` and a `url`.',
  },
  serverBoth: {
    code: 'HO977',
    message: 'The server has more than one of command and addresses; the tool uses one of them and passes the rest over.',
    fix: 'Keep the one that is meant.',
  },
  serverReserved: {
    code: 'HO978',
    message: 'The name of the server is reserved by the tool, which passes the server over.',
    fix: 'Give it another name.',
  },
  serverName: {
    code: 'HO978',
    message: 'The name of the server has characters that the tool does not accept.',
    fix: 'Use letters, digits, hyphens and underscores; no underscore for Gemini CLI.',
  },
  unpinned: {
    code: 'HO979',
    message: 'The server runs whatever version is newest, and is given a variable or a header that may be secret.',
    fix: 'Name the version (for an image the digest).',
  },
  differs: {
    code: 'HO980',
    message: 'The same server is configured in another file with another version.',
    fix: 'Name the same version in all files.',
  },
  helper: {
    code: 'HO981',
    message: 'A program runs at every connection to this server to make its headers.',
    fix: 'Tell the successor what it does and which account it uses.',
  },
  personal: {
    code: 'HO982',
    message: 'A file for the settings of one person is committed, and holds for everybody.',
    fix: 'Move what all need to the shared file, remove this one and add it to `.gitignore`.',
  },
  approvesAll: {
    code: 'HO983',
    message: 'Every server of the repository is approved without a question, future ones too.',
    fix: 'Name the servers in `enabledMcpjsonServers`.',
  },
  name: {
    code: 'HO984',
    message: 'The name is missing, differs from that of the folder, or has characters that tools do not accept.',
    fix: 'Use lower-case letters, digits and single hyphens, at most 64, the same as the folder.',
  },
  description: {
    code: 'HO985',
    message: 'The description is missing or too long, so tools cannot tell when to use it, or skip the file.',
    fix: 'Add a `description` of one or two sentences.',
  },
  skipped: {
    code: 'HO985',
    message: 'The tool skips this file without a word: it needs a name and a description that it accepts.',
    fix: 'Add `name` and `description`; the name has no colon and does not start with a hyphen.',
  },
  emptyMetadata: {
    code: 'HO986',
    message: 'The front matter is no valid YAML, so the tool takes the text without any of its settings.',
    fix: 'Put values with `: `, `[` or `*` in quotes.',
  },
  unknownTool: {
    code: 'HO987',
    message: 'A tool is named that Claude Code does not have as far as is known.',
    fix: 'Correct the name; if Claude Code is newer than these tables, nothing is wrong.',
  },
  readsHome: {
    code: 'HO988',
    message: 'A shell command runs as soon as this is called and reads a file of the home folder.',
    fix: 'Remove it: what it prints goes to the model.',
  },
  leavesFolder: {
    code: 'HO989',
    message: 'It refers to a file outside its own folder or the repository, which is missing where the folder is installed.',
    fix: 'Copy the file into the folder.',
  },
  discontinued: {
    code: 'HO990',
    message: 'The tool that reads this file has ended or replaced this place.',
    fix: 'Move it to where its successor looks, or delete it.',
  },
  environmentJob: {
    code: 'HO991',
    message: 'The job has not the name GitHub Copilot looks for, so it is never run.',
    fix: 'Name the job `copilot-setup-steps`.',
  },
  secretInUrl: {
    code: 'HO993',
    message: 'The address holds a user, a password or a query that may be a secret; they are not shown.',
    fix: 'Revoke it if it is a secret, and pass it in a header that reads a variable.',
  },
  pluginUnpinned: {
    code: 'HO992',
    message: 'A plugin is fetched and run by the tool at start, and no version is named.',
    fix: 'Name the exact version.',
  },
} as const satisfies Record<string, Complaint>;
