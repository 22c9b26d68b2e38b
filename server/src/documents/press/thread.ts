import { serveThread } from '../../platform/threads/index.ts';
import { makeDocument } from '../make-document.ts';
import type { AnyOrder } from '../types.ts';

serveThread(async (order: AnyOrder) => new Uint8Array(await makeDocument(order)));
