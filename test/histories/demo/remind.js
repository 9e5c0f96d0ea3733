import pg from 'pg';

const days = Number(process.env.REMIND_AFTER_DAYS ?? 7);
const database = new pg.Client(process.env.DATABASE_URL);
await database.connect();
const { rows } = await database.query('select id from invoices where not paid_in_full and due < now() - make_interval(days => $1)', [days]);
process.stdout.write(`${rows.length} reminders to send\n`);
await database.end();
