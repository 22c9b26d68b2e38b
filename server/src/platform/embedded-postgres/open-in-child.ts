import { messageOf } from '../errors.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './index.ts';
import { type Answer, query, quiet, type Request } from './testing.ts';

let database: EmbeddedPostgres | undefined;

process.on('message', (request: Request) => {
  answer(request).then(
    (done) => send({ done }),
    (error: unknown) => send({ failed: messageOf(error) }),
  );
});
process.on('disconnect', () => process.exit());

async function answer(request: Request): Promise<unknown> {
  if (request === 'claim') return database?.claimServer();
  if (request === 'close') return database?.close();
  if ('query' in request) return database && query(database.owner, request.query);
  database = await openEmbeddedPostgres({ dataDir: request.open, log: quiet });
  return true;
}

function send(message: Answer): void {
  process.send?.(message);
}
