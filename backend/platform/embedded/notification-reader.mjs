const notificationType = 'A'.charCodeAt(0)
const headerBytes = 5

/**
 * Finds the notifications in a stream of the database's answers (PostgreSQL's frontend/backend protocol 3.0: a type of one
 * byte, a length of four that counts itself, then the message). Chunks may end anywhere.
 * @param {(notification: { channel: string, payload: string }) => void} onNotification
 * @returns {(chunk: Uint8Array) => void} takes the next chunk
 */
export function createNotificationReader(onNotification) {
  let rest = Buffer.alloc(0)
  /** Bytes of a message of no interest that are still to come. */
  let skip = 0

  /** The bytes that the message at the start takes; 0 where more has to come before it can be read. */
  function take(bytes) {
    if (bytes.length < headerBytes) return 0
    const length = 1 + bytes.readUInt32BE(1)
    if (bytes[0] !== notificationType) return length
    if (bytes.length < length) return 0
    onNotification(parse(bytes.subarray(headerBytes, length)))
    return length
  }

  return (chunk) => {
    let bytes = Buffer.concat([rest, chunk])
    let taken = skip
    do {
      skip = Math.max(0, taken - bytes.length)
      bytes = bytes.subarray(taken)
      taken = take(bytes)
    } while (taken > 0)
    rest = bytes
  }
}

/** The sender's process id (four bytes), then channel and payload, each ended by a zero. */
function parse(message) {
  const [channel = '', payload = ''] = message.subarray(4).toString('utf8').split('\0')
  return { channel, payload }
}
