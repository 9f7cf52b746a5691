const notificationType = 'A'.charCodeAt(0)
const headerBytes = 5

/**
 * Creates a function that finds notifications in a stream of responses, whose chunks may end
 * anywhere. A response has a type of one byte, a length of four bytes, which includes itself, and
 * content (PostgreSQL frontend/backend protocol 3.0).
 * @param {(notification: { channel: string, payload: string }) => void} onNotification
 * @returns {(chunk: Uint8Array) => void} function that reads the next chunk
 */
export function createNotificationReader(onNotification) {
  let unreadBytes = Buffer.alloc(0)
  /** Number of bytes that still have to be skipped of the current message. */
  let skip = 0

  /**
   * Reads the message at the beginning of the bytes. Returns its length, or 0 if it is not complete
   * yet.
   */
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

/**
 * Parses a notification: the process id of the connection that sent it (four bytes), the channel
 * and the payload. Each text ends with NUL.
 */
function parse(message) {
  const [channel = '', payload = ''] = message.subarray(4).toString('utf8').split('\0')
  return { channel, payload }
}
