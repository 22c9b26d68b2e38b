/**
 * How a receiver verifies that an event is genuine: a function each that takes the signing secret, the headers by
 * lower-case name, and the body as it came, and gives the event or fails.
 */
export const VERIFY_EXAMPLES = [
  {
    language: 'TypeScript',
    fence: 'typescript',
    code: `import { Webhook } from 'standardwebhooks'; // npm install standardwebhooks

// body: as it came, before any parsing
export function readEvent(secret: string, headers: Record<string, string>, body: string) {
  return new Webhook(secret).verify(body, headers); // throws where it is not genuine
}`,
  },
  {
    language: 'Python',
    fence: 'python',
    code: `import base64, hashlib, hmac, json, time

def read_event(secret: str, headers, body: bytes) -> dict:  # body: as it came, before any parsing
    message_id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        raise ValueError("the timestamp is more than five minutes off")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    given = headers["webhook-signature"].encode().split(b" ")
    if not any(hmac.compare_digest(expected, signature) for signature in given):
        raise ValueError("no signature matches")
    return json.loads(body)`,
  },
  {
    language: 'PHP',
    fence: 'php',
    code: `<?php
// $headers: array_change_key_case(getallheaders()); $body: file_get_contents('php://input')
function readEvent(string $secret, array $headers, string $body): array
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    if (abs(time() - (int) $timestamp) > 300) {
        throw new RuntimeException('the timestamp is more than five minutes off');
    }
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $signature) {
        if (hash_equals($expected, $signature)) {
            return json_decode($body, true, 512, JSON_THROW_ON_ERROR);
        }
    }
    throw new RuntimeException('no signature matches');
}`,
  },
] as const;
