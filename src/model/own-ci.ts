/** First words of every CI file that `handover init` writes. */
export const ownCiStart = '# Builds the handover site with every push to the default branch and publishes it with ';

/** Whether the text of a CI file is one that `handover init` wrote. */
export const isOwnCi = (text: string): boolean => text.startsWith(ownCiStart);

/** Whether the commands of a CI job build the site of the handover, whoever wrote the job. */
export const isOwnScript = (script: string): boolean =>
  /(?:^|[\s/])handover(?:@\S+)? build(?:\s|$)|[\s/"']handover-\d+\.\d+\.\d+[\w.-]*\.tgz/m.test(script);
