import { parentPort } from 'node:worker_threads';
import { makeDocument } from '../make-document.ts';
import type { Order } from '../types.ts';
import type { Answer } from './press.ts';

parentPort?.on('message', (order: Order) => {
  void answer(order).then((answered) => parentPort?.postMessage(answered));
});

async function answer(order: Order): Promise<Answer> {
  try {
    return { bytes: new Uint8Array(await makeDocument(order)) };
  } catch (fault) {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }
}
