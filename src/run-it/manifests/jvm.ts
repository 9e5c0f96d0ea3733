import { stepOf, toolOf, type FactReader, type FoundDependency } from '../facts.ts';
import { lineFinder, withoutElements } from '../lines.ts';

const tag = (from: string, name: string): string | null => new RegExp(`<${name}>\\s*([^<$]{1,200}?)\\s*</${name}>`).exec(from)?.[1] ?? null;

/** pom.xml: name, version of Java, direct dependencies. Read by its tags; entities and references are not resolved. */
export const readMaven: FactReader = ({ path, text }) => {
  const lineAt = lineFinder(text);
  const own = withoutElements(text, ['parent', 'dependencyManagement', 'build', 'profiles', 'reporting', 'exclusions']);
  const dependencies = [...own.matchAll(/<dependency>([\s\S]{0,2000}?)<\/dependency>/g)].flatMap((it): FoundDependency[] => {
    const body = it[1] ?? '';
    const [group, artifact] = [tag(body, 'groupId'), tag(body, 'artifactId')];
    if (group === null || artifact === null) return [];
    const kind = tag(body, 'scope') === 'test' ? 'test' : tag(body, 'optional') === 'true' ? 'optional' : 'runtime';
    return [{ ecosystem: 'Maven', name: `${group}:${artifact}`, wanted: tag(body, 'version'), kind, line: lineAt(it.index) }];
  });
  const alone = withoutElements(own, ['dependencies', 'properties', 'modules']);
  const java = /<(?:maven\.compiler\.(?:release|source)|java\.version)>\s*([\d.]{1,10})\s*</.exec(text);
  return {
    manifest: { name: tag(alone, 'artifactId'), version: tag(alone, 'version'), description: tag(alone, 'description') },
    steps: path.includes('/') ? [] : [stepOf('build', 'mvn package', null), stepOf('test', 'mvn test', null)],
    tools: java ? [toolOf('Java', `>=${java[1]}`, lineAt(java.index))] : [],
    dependencies,
  };
};

const configurations: Readonly<Record<string, FoundDependency['kind']>> = {
  api: 'runtime',
  implementation: 'runtime',
  runtimeOnly: 'runtime',
  compileOnly: 'build',
  annotationProcessor: 'build',
  kapt: 'build',
  ksp: 'build',
  testImplementation: 'test',
  testRuntimeOnly: 'test',
  developmentOnly: 'dev',
};

/** build.gradle and build.gradle.kts: direct dependencies and the version of Java. Read line by line: it is a program, and nothing is run. */
export const readGradle: FactReader = ({ path, text }) => {
  const tools: ReturnType<typeof toolOf>[] = [];
  const dependencies = text.split('\n').flatMap((line, index): FoundDependency[] => {
    const java =
      /(?:JavaLanguageVersion\.of\(|jvmToolchain\(|(?:source|target)Compatibility\s*=\s*(?:JavaVersion\.VERSION_)?["']?)(\d{1,2}(?:[._]\d)?)/.exec(
        line.slice(0, 500),
      );
    if (java) tools.push(toolOf('Java', `>=${(java[1] ?? '').replace('_', '.')}`, index + 1));
    const match = /^\s*([A-Za-z]{1,30})[\s(]+(?:platform\()?["']([\w.-]{1,100}:[\w.-]{1,100})(?::([^"'$@]{1,60}))?["']/.exec(
      line.slice(0, 500),
    );
    const kind = Object.hasOwn(configurations, match?.[1] ?? '') ? configurations[match?.[1] ?? ''] : undefined;
    return match === null || kind === undefined
      ? []
      : [{ ecosystem: 'Maven', name: match[2] ?? '', wanted: match[3] ?? null, kind, line: index + 1 }];
  });
  return {
    manifest: { name: null, version: /^\s*version\s*=?\s*["']([^"'$]{1,60})["']/m.exec(text)?.[1] ?? null, description: null },
    steps: path.includes('/') ? [] : [stepOf('build', './gradlew build', null), stepOf('test', './gradlew test', null)],
    tools: tools.slice(0, 1),
    dependencies,
  };
};
