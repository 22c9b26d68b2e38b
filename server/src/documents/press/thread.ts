import { serveThread } from '../../platform/threads/index.ts';
import { makeDocument } from '../make-document.ts';
import type { Order } from '../types.ts';

serveThread(async (order: Order) => new Uint8Array(await makeDocument(order)));
