import { expect, test } from 'vitest'
// @ts-expect-error: plain JavaScript, as its thread starts it straight from the file.
import { createNotificationReader } from './notification-reader.mjs'

function message(type: string, body: string): Buffer {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body))
  bytes.write(type)
  bytes.writeUInt32BE(bytes.length - 1, 1)
  bytes.write(body, 5)
  return bytes
}

const notification = (channel: string, payload: string) => message('A', `\0\0\0\x07${channel}\0${payload}\0`)
const answers = Buffer.concat([
  message('D', 'A row that says A'),
  notification('cache_tags', '["page:1"]'),
  message('C', 'UPDATE 1\0'),
  notification('other', 'Größe'),
  message('Z', 'I'),
])

test.each([1, 2, 3, 7, 20, 1000])('notifications are found in chunks of %i bytes', (size) => {
  const found: unknown[] = []
  const read = createNotificationReader((heard: unknown) => found.push(heard))
  for (let at = 0; at < answers.length; at += size) read(answers.subarray(at, at + size))
  expect(found).toEqual([
    { channel: 'cache_tags', payload: '["page:1"]' },
    { channel: 'other', payload: 'Größe' },
  ])
})
