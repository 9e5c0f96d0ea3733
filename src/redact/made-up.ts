/** Made to be replaced, such as `ghp_xxxx…`: a token somebody could use has more than a few different characters. */
export function isMadeUp(token: string): boolean {
  return (
    token.includes('EXAMPLE') ||
    new Set(token.slice(-24)).size < (token.length < 12 ? 4 : 8) ||
    /([^A])\1{9}/.test(token) ||
    /^(.{1,4})\1{4,}$/.test(token.slice(-24))
  );
}

/** A value that says where the secret comes from or that one belongs here, and is none itself. */
export function isStandIn(value: string): boolean {
  return reference.test(value) || placeholder.test(value) || isFilled(value) || sameCharacter.test(value);
}

/** Filled up with `xxxx` or `123456789`; not a password of several kinds of characters that has such a run within it. */
function isFilled(value: string): boolean {
  const rest = value.replace(fillers, '');
  if (rest.length === value.length) return false;
  return !(/[a-z]/.test(rest) && /[A-Z]/.test(rest) && /[!#$%^&*?~+@]/.test(rest)) || /example|test|pass|secret|token|key/i.test(rest);
}

const fillers = /x{4,}|123456789\d*/gi;

// Of shells, templates, scripts, and of tools that fetch secrets.
const reference =
  /^(?:\$[{(@]|\$[A-Za-z_]\w*(?:[^\w!#%^*~?]|[!#%^*~?]+\W*$|$)|\$$|\$\$|%[A-Za-z_]+%|\{\{|\{[A-Za-z_.:$ ]*\}?|#\{|@[A-Za-z]+[({]|<%|!(?:Ref|Sub|GetAtt|env|vault|secret)|(?:op|vault|secret|secrets|aws-sm|gcp-sm|awssm|keyvault|doppler|env|file|ref\+\w+|sops|akv|pass|bws):(?:\/\/)?[A-Za-z/]|arn:|projects\/|@Microsoft\.KeyVault|ENC\[|AQICAH|(?:process\.|import\.meta\.|Deno\.|Bun\.|os\.|System\.|this\.|self\.|config\.|settings\.|secrets\.|vars\.|env\.|var\.|local\.|data\.|module\.|ctx\.|options\.|props\.|req\.|request\.|response\.|params\.|args\.|kwargs\.|event\.|user\.)|ENV\[|env\(|getenv|os\.getenv|System\.getenv|lookup\(|\[redacted: |~\/|\.{1,2}\/)/;
const placeholder =
  /^[<[(].{0,200}[>\])]?$|<[^<>]{1,60}>|\$\{|\{\{|abc123|1234abcd|abcdefgh|\*{3,}|\.{3,}|…|•{2,}|_{4,}|#{4,}|\?{3,}|0{8,}|^(?:your|my|the|a|an|some|this|that|any|our|no)(?:[-_ .]+(?:[a-z]+\d{0,4}|\d{1,6}[a-z]{0,5}))+[^a-z\d]*$|[-_]here$|your[-_A-Z]|change[-_ ]?(?:me|this|it)|change-?in|replace[-_ ]?(?:me|this|with)|placeholder|example|redacted|dummy|insert[-_ ]|to-?do\b|fill[-_]?(?:in|me)|^(?:use|choose|pick|generate|provide|enter|see|read)[-_ ][a-z]|^(?:null|none|nil|undefined|true|false|yes|no|on|off|string|number|boolean|required|optional|password|passwd|passphrase|secret|token|test|admin|root|user|guest|default|unknown|empty|disabled|enabled|auto|generated)\d{0,4}$|not[-_](?:a[-_])?real|fake[-_]|mock[-_]|sample[-_]|^(?:super|very|top)[-_]?secret/i;
const sameCharacter = /^(.)\1*$/;
