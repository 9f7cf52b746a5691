const notificationType = 'A'.charCodeAt(0)
const headerBytes = 5

/**
 * Creates a reader that finds notifications in chunks of PostgreSQL responses. A message has a type
 * (one byte), a length (four bytes, including itself) and content (frontend/backend protocol 3.0).
 * @param {(notification: { channel: string, payload: string }) => void} onNotification
 * @returns {(chunk: Uint8Array) => void}
 */
export function createNotificationReader(onNotification) {
  let unreadBytes = Buffer.alloc(0)
  /** Bytes of the current message that are still to come. */
  let bytesToSkip = 0

  /** Reads the first message. Returns its length, or 0 if it is incomplete. */
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
    let consumedBytes = bytesToSkip
    do {
      bytesToSkip = Math.max(0, consumedBytes - bytes.length)
      bytes = bytes.subarray(consumedBytes)
      consumedBytes = readMessage(bytes)
    } while (consumedBytes > 0)
    unreadBytes = bytes
  }
}

/** Parses a notification: process id (four bytes), channel and payload, both ended by NUL. */
function parse(message) {
  const [channel = '', payload = ''] = message.subarray(4).toString('utf8').split('\0')
  return { channel, payload }
}
