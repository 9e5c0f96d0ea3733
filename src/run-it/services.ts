/** Services by their image or by what a variable for them is called, as of November 2026. */
const known: readonly (readonly [string, RegExp, RegExp | null])[] = [
  [
    'PostgreSQL',
    /(?:^|\/)(?:postgres(?:ql)?|postgis|timescaledb|pgvector|supabase\/postgres)(?:$|[:@-])/,
    /^(?:POSTGRES|PG)(?:_|HOST|USER|PASSWORD|DATABASE|PORT|QL)/,
  ],
  ['MySQL', /(?:^|\/)mysql(?:$|[:@-])/, /^MYSQL_/],
  ['MariaDB', /(?:^|\/)mariadb(?:$|[:@-])/, /^MARIADB_/],
  ['SQL Server', /mssql|azure-sql-edge/, /^(?:MSSQL|SQLSERVER)_/],
  ['MongoDB', /(?:^|\/)mongo(?:db)?(?:$|[:@-])/, /^MONGO(?:DB)?_/],
  ['Redis', /(?:^|\/)(?:redis|redis-stack(?:-server)?)(?:$|[:@-])/, /^(?:UPSTASH_)?REDIS_/],
  ['Valkey', /valkey/, /^VALKEY_/],
  ['Memcached', /memcached/, /^MEMCACHED?_/],
  ['RabbitMQ', /rabbitmq/, /^(?:RABBITMQ|AMQP)_/],
  ['Kafka', /kafka|redpanda/, /^KAFKA_/],
  ['NATS', /(?:^|\/)nats(?:$|[:@-])/, /^NATS_/],
  ['Elasticsearch', /elasticsearch/, /^(?:ELASTIC|ELASTICSEARCH)_/],
  ['OpenSearch', /opensearch/, /^OPENSEARCH_/],
  ['Meilisearch', /meilisearch/, /^MEILI(?:SEARCH)?_/],
  ['MinIO', /minio/, /^MINIO_/],
  ['ClickHouse', /clickhouse/, /^CLICKHOUSE_/],
  ['Neo4j', /neo4j/, /^NEO4J_/],
  ['SurrealDB', /surrealdb/, /^SURREAL(?:DB)?_/],
  ['Keycloak', /keycloak/, /^KEYCLOAK_/],
  ['Mail catcher', /mailhog|mailpit|maildev|mailcatcher/, null],
  ['LocalStack', /localstack/, /^LOCALSTACK_/],
  ['nginx', /(?:^|\/)nginx(?:$|[:@-])/, null],
  ['Traefik', /traefik/, null],
  ['Prometheus', /prom\/prometheus/, null],
  ['Grafana', /grafana\/grafana/, /^GRAFANA_/],
  ['Jaeger', /jaegertracing/, null],
  ['Mail server', /$^/, /^(?:SMTP|MAIL|EMAIL)_(?:HOST|PORT|USER|URL|SERVER|TOKEN|PASS)/],
  ['Stripe', /$^/, /^STRIPE_/],
  ['OpenAI', /$^/, /^OPENAI_/],
  ['Anthropic', /$^/, /^ANTHROPIC_/],
  ['AWS', /$^/, /^AWS_(?:ACCESS|SECRET|REGION|DEFAULT|S3|PROFILE)/],
  ['Google Cloud', /$^/, /^(?:GOOGLE_APPLICATION_CREDENTIALS|GCP_|GCLOUD_)/],
  ['Azure', /$^/, /^AZURE_/],
  ['Cloudflare', /$^/, /^(?:CLOUDFLARE|CF)_(?:API|ACCOUNT|TOKEN)/],
  ['Supabase', /$^/, /^(?:NEXT_PUBLIC_|VITE_|PUBLIC_)?SUPABASE_/],
  ['Firebase', /$^/, /^(?:NEXT_PUBLIC_|VITE_)?FIREBASE_/],
  ['Sentry', /$^/, /^(?:NEXT_PUBLIC_|VITE_)?SENTRY_/],
  ['Twilio', /$^/, /^TWILIO_/],
  ['SendGrid', /$^/, /^SENDGRID_/],
  ['Resend', /$^/, /^RESEND_/],
  ['Slack', /$^/, /^SLACK_/],
  ['Auth0', /$^/, /^AUTH0_/],
  ['Clerk', /$^/, /^(?:NEXT_PUBLIC_)?CLERK_/],
  ['LiveKit', /livekit/, /^LIVEKIT_/],
];

/** Name of the service that an image runs; null for one that is not known. */
export function serviceOfImage(image: string): string | null {
  const folded = image.toLowerCase();
  return known.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** Name of the service a variable is for; null when its name does not say. */
export function serviceOfVariable(variable: string): string | null {
  return known.find(([, , pattern]) => pattern?.test(variable))?.[0] ?? null;
}
