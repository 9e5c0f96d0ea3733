import type { Topic } from '../model/run-it.ts';

/** What the heading of a section says that it is about: a topic, how to go back, known limits, what to do when something fails, or anything else. */
type About = Topic | 'none' | 'rollBack' | 'limits' | 'remedy';

/**
 * Words of README headings in English and eight further languages, by what the section tells. Matched in this order, folded to lower case;
 * words with spaces around them as whole words, Chinese, Japanese and Korean as a part of the text, `=words` as the whole heading. As of November 2026.
 */
const words: readonly (readonly [About, string])[] = [
  [
    'none',
    'do not run, don t run, do not use, don t use, do not do, not to do, never, deprecated, obsolete, outdated, old, legacy, archived, danger, dangerous, danger zone, not recommended, nicht ausführen, nicht verwenden, nicht mehr, veraltet, überholt, gefahr, gefährlich, niemals, ne pas, ne jamais, obsolète, déprécié, dangereux, no ejecutar, no usar, obsoleto, obsoleta, peligro, nunca, não executar, obsoleto, perigo, не запускать, не использовать, устарело, устаревшее, устаревший, опасно, никогда, 実行しない, 実行禁止, 非推奨, 廃止, 危険, 旧, 不要运行, 請勿, 请勿, 切勿, 禁止, 已弃用, 已棄用, 废弃, 廢棄, 危险, 危險, 旧版, 舊版, 过时, 실행하지, 사용하지, 사용 중단, 위험, 더 이상, 구버전',
  ],
  [
    'rollBack',
    'rollback, roll back, rolling back, roll-back, rollbacks, backing out, back out, revert a release, reverting a release, going back, zurückrollen, zurücksetzen, rückgängig machen, zurück zur vorigen version, retour arrière, revenir en arrière, restauration, revertir, reversión, volver atrás, reversão, откат, ロールバック, 切り戻し, 回滚, 回滾, 回退, 롤백, 되돌리기',
  ],
  [
    'limits',
    'known limitations, known limits, limitations, =limits, known issues, known problems, known bugs, caveats, known gaps, bekannte probleme, bekannte fehler, bekannte einschränkungen, bekannte grenzen, einschränkungen, =grenzen, problèmes connus, limites connues, limitations connues, =limites, limitaciones, problemas conocidos, errores conocidos, limitaciones conocidas, limitações, ограничения, известные проблемы, известные ограничения, 既知の問題, 既知の不具合, 制限事項, 制約事項, 已知问题, 已知問題, 已知限制, 使用限制, 局限性, 알려진 문제, 제한 사항, 제약 사항',
  ],
  [
    'remedy',
    'troubleshooting, troubleshoot, common problems, common errors, common issues, fails, failed, failing, is blocked, is not working, does not work, doesn t work, fehlerbehebung, fehlersuche, problembehebung, problemlösung, häufige fehler, schlägt fehl, fehlgeschlagen, funktioniert nicht, geht nicht, dépannage, résolution des problèmes, erreurs courantes, échoue, ne fonctionne pas, solución de problemas, resolución de problemas, errores comunes, falla, no funciona, solução de problemas, resolução de problemas, falha, não funciona, устранение неполадок, устранение неисправностей, решение проблем, не работает, トラブルシューティング, 失敗, 動かない, 動作しない, 故障排除, 故障排查, 疑难解答, 問題排除, 问题排查, 失败, 失敗する, 报错, 문제 해결, 실패, 작동하지',
  ],
  [
    'none',
    'contributing, contributors, contribute, changelog, license, licence, acknowledgements, acknowledgments, credits, roadmap, sponsors, faq, why, security, authors, related, lizenz, mitwirken, licence, contribuer, licencia, contribuir, лицензия, ライセンス, 貢献, 许可证, 貢獻, 贡献, 라이선스, 기여',
  ],
  [
    'prerequisites',
    'prerequisite, prerequisites, pre-requisites, requirements, requirement, system requirements, =dependencies, before you begin, what you need, you will need, tooling, voraussetzungen, voraussetzung, systemvoraussetzungen, anforderungen, benötigt, prérequis, pré-requis, exigences, configuration requise, requisitos, requisitos previos, prerrequisitos, требования, 前提条件, 必要条件, 動作環境, 必要なもの, 前置条件, 先决条件, 环境要求, 前置要求, 环境依赖, 依赖, 系統需求, 사전 요구, 요구 사항, 요구사항, 필요 조건, 전제 조건',
  ],
  [
    'test',
    'test, tests, testing, verify, verification, quality checks, running tests, run the tests, testen, tests ausführen, prüfen, überprüfung, tester, lancer les tests, vérification, pruebas, probar, verificación, тесты, тестирование, テスト, 検証, 動作確認, 测试, 測試, 验证, 테스트, 검증',
  ],
  [
    'deploy',
    'deploy, deploying, deployment, deployments, release, releasing, releases, publish, publishing, production, hosting, rollout, going live, bereitstellung, bereitstellen, veröffentlichen, produktion, betrieb, déploiement, déployer, mise en production, publication, despliegue, desplegar, producción, publicación, развертывание, развёртывание, деплой, デプロイ, リリース, 本番, 公開, 部署, 发布, 發布, 上线, 배포, 릴리스',
  ],
  [
    'build',
    'build, building, compile, compiling, bauen, kompilieren, construire, compilation, compiler, construcción, compilar, compilación, сборка, ビルド, 构建, 编译, 建置, 빌드',
  ],
  [
    'other',
    'ci, ci cd, ci-cd, cicd, continuous integration, github actions, gitlab ci, intégration continue, integración continua, integração contínua, непрерывная интеграция, 継続的インテグレーション, 持续集成, 持續整合, 지속적 통합',
  ],
  [
    'install',
    'install, installing, installation, setup, set up, setting up, set-up, configuration, configure, environment, environment variables, local setup, bootstrap, einrichtung, einrichten, installieren, konfiguration, mise en place, installer, instalación, instalar, configuración, puesta en marcha, установка, настройка, インストール, セットアップ, 環境構築, 導入, 安装, 安裝, 环境搭建, 配置, 설치, 설정, 환경 설정',
  ],
  [
    'run',
    'run, running, getting started, get started, quick start, quickstart, quick-start, erste schritte, schnellstart, démarrage rapide, démarrage, pour commencer, inicio rápido, primeros pasos, comenzar, быстрый старт, はじめに, クイックスタート, 始め方, 快速开始, 快速開始, 快速入门, 开始使用, 시작하기, 빠른 시작, usage, use, using, start, starting, development, developing, develop, local development, dev, how to run, running locally, commands, scripts, examples, example, cli, starten, start, ausführen, nutzung, verwendung, benutzung, entwicklung, befehle, utilisation, lancer, exécuter, exécution, développement, commandes, uso, ejecutar, ejecución, iniciar, desarrollo, comandos, запуск, использование, разработка, 使い方, 使用方法, 実行, 起動, 開発, 使用, 运行, 運行, 启动, 開發, 开发, 命令, 사용법, 사용, 실행, 개발, 명령어',
  ],
];

const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

const entries = words.flatMap(([topic, list]) =>
  list.split(',').map((it) => {
    const written = it.trim();
    const whole = written.startsWith('=');
    const word = whole ? written.slice(1) : written;
    return {
      whole,
      topic,
      word: eastAsian.test(word) ? word.replaceAll(' ', '') : ` ${word} `,
      joined: eastAsian.test(word),
    };
  }),
);

/** What a section tells by its heading; null when its words say nothing, `none` when it is about something else. */
export function topicOfHeading(heading: string): About | null {
  const folded = heading.toLowerCase();
  const spaced = ` ${folded.replace(/[^\p{L}\p{N}-]+/gu, ' ').trim()} `;
  const tight = folded.replace(/\s+/g, '');
  return entries.find((it) => (it.whole ? spaced === it.word : (it.joined ? tight : spaced).includes(it.word)))?.topic ?? null;
}
