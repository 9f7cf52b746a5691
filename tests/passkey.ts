import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const origin = 'https://buehnenhaus.test'
const hostname = 'buehnenhaus.test'
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

/** What was asked of the authenticator, and in which state it is. */
interface Asked {
  challenge: string
  /** Where the browser is. */
  origin?: string
  /** Whether a finger or a PIN was asked for. */
  isVerified?: boolean
}

/** An authenticator as browsers talk to it (WebAuthn), with one key of the kind ES256. */
export function makePasskey({ counts = true }: { counts?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let count = 0

  const clientData = (type: string, asked: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge: asked.challenge, origin: asked.origin ?? origin }))
  /** The authenticator data (WebAuthn, 6.1). */
  function dataOf({ isVerified = true }: Asked, attested?: Buffer): Buffer {
    if (counts) count += 1
    const flags = 1 | (isVerified ? 4 : 0) | (attested ? 64 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)])
  }

  return {
    id: base64url(id),
    /** Turns the count back, as a copy of the authenticator has it. */
    fallBack() {
      count -= 1
    },
    /** What `navigator.credentials.create` gives, as JSON. */
    create(asked: Asked) {
      const coordinates = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
      // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        ...coordinates.flatMap((part, index) => [...(index ? [Buffer.from('225820', 'hex')] : []), part]),
      ])
      const length = Buffer.from([0, id.length])
      const data = dataOf(asked, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const size = Buffer.alloc(2)
      size.writeUInt16BE(data.length)
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}.
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x59]),
        size,
        data,
      ])
      const clientDataJSON = base64url(clientData('webauthn.create', asked))
      const response = { clientDataJSON, attestationObject: base64url(attestation), transports: ['internal'] }
      return { id: base64url(id), rawId: base64url(id), type: 'public-key', response }
    },
    /** What `navigator.credentials.get` gives, as JSON. */
    get(asked: Asked) {
      const data = dataOf(asked)
      const client = clientData('webauthn.get', asked)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: null,
      }
      return { id: base64url(id), rawId: base64url(id), type: 'public-key', response }
    },
  }
}
