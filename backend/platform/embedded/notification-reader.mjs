const notificationType = 'A'.charCodeAt(0)
const headerBytes = 5

/**
 * Extracts notifications from a stream of responses (PostgreSQL frontend/backend protocol 3.0: type
 * of one byte, length of four bytes including itself, content). Chunks may end anywhere.
 * @param {(notification: { channel: string, payload: string }) => void} onNotification
 * @returns {(chunk: Uint8Array) => void} function that reads the next chunk
 */
export function createNotificationReader(onNotification) {
  let unreadBytes = Buffer.alloc(0)
  /** Remaining bytes of a skipped message. */
  let skip = 0

  /** Reads the message at the start. Returns its length; 0 if more bytes are required. */
  function readMessage(bytes) {
    if (bytes.length < headerBytes) return 0
    const length = 1 + bytes.readUInt32BE(1)
    if (bytes[0] !== notificationType) return length
    if (bytes.length < length) return 0
    onNotification(parse(bytes.subarray(headerBytes, length)))
    return length
  }

  return (chunk) => {
    let bytes = Buffer.concat([unreadBytes, chunk])
    let consumedBytes = skip
    do {
      skip = Math.max(0, consumedBytes - bytes.length)
      bytes = bytes.subarray(consumedBytes)
      consumedBytes = readMessage(bytes)
    } while (consumedBytes > 0)
    unreadBytes = bytes
  }
}

/** Content: process id of the sender (four bytes), channel and payload, each terminated by NUL. */
function parse(message) {
  const [channel = '', payload = ''] = message.subarray(4).toString('utf8').split('\0')
  return { channel, payload }
}
