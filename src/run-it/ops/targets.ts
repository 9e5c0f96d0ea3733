/** Where a command or an action deploys to, as of November 2026. */
const commands: readonly (readonly [string, RegExp])[] = [
  ['Cloudflare', /\bwrangler (?:deploy|publish|pages)/],
  ['Fly.io', /\b(?:fly|flyctl) deploy/],
  ['Vercel', /\bvercel\b.*(?:deploy|--prod)|\bvercel deploy/],
  ['Netlify', /\bnetlify deploy/],
  ['Firebase', /\bfirebase deploy/],
  ['Heroku', /\bgit push heroku|\bheroku container:/],
  ['Kubernetes', /\bkubectl (?:apply|rollout|set)|\bhelm (?:upgrade|install)|\bkustomize /],
  ['Terraform', /\b(?:terraform|tofu) apply/],
  ['AWS', /\baws (?:s3|ecs|lambda|cloudformation|ecr)|\b(?:cdk|sam) deploy/],
  ['Google Cloud', /\bgcloud (?:run|app|functions) deploy/],
  ['Azure', /\baz (?:webapp|containerapp|functionapp)|\bazd (?:up|deploy)/],
  ['Railway', /\brailway up/],
  ['npm registry', /\b(?:npm|pnpm|yarn npm) publish|\bchangeset publish/],
  ['PyPI', /\btwine upload|\b(?:poetry|uv|hatch) publish/],
  ['crates.io', /\bcargo publish/],
  ['RubyGems', /\bgem push/],
  ['NuGet', /\bnuget push/],
  ['Container registry', /\bdocker(?: buildx)? push|\bdocker buildx build\b.*--push/],
  ['A server over SSH', /\brsync\b.*:|\bscp\b.*:|\bkamal deploy|\bdokku\b/],
];

const actions: readonly (readonly [string, RegExp])[] = [
  ['GitHub Pages', /^(?:actions\/deploy-pages|peaceiris\/actions-gh-pages|jamesives\/github-pages-deploy-action)@/i],
  ['Cloudflare', /^cloudflare\/(?:wrangler-action|pages-action)@/i],
  ['Fly.io', /^superfly\//i],
  ['Vercel', /^amondnet\/vercel-action@/i],
  ['Netlify', /^(?:nwtgck\/actions-netlify|netlify\/actions)/i],
  ['Firebase', /^firebaseextended\//i],
  ['AWS', /^(?:aws-actions\/amazon-|aws-actions\/configure-aws)/i],
  ['Azure', /^azure\/(?:webapps-deploy|functions-action|container-apps-deploy|static-web-apps-deploy|login)/i],
  ['Google Cloud', /^google-github-actions\/(?:deploy|auth)/i],
  ['A server over SSH', /^(?:appleboy\/(?:ssh|scp)-action|easingthemes\/ssh-deploy|burnett01\/rsync)/i],
  ['PyPI', /^pypa\/gh-action-pypi-publish@/i],
  ['npm registry', /^(?:js-devtools\/npm-publish|changesets\/action)@/i],
  [
    'GitHub release',
    /^(?:softprops\/action-gh-release|actions\/create-release|ncipollo\/release-action|goreleaser\/goreleaser-action|googleapis\/release-please-action)@/i,
  ],
  ['Container registry', /^docker\/build-push-action@/i],
];

/** Where a command deploys to; null when it does not, or nobody knows. */
export function targetOfCommand(command: string): string | null {
  return commands.find(([, pattern]) => pattern.test(command))?.[0] ?? null;
}

/** Where an action of a workflow deploys to; null when it does not, or nobody knows. */
export function targetOfAction(uses: string): string | null {
  return actions.find(([, pattern]) => pattern.test(uses))?.[0] ?? null;
}
