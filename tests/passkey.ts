import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const origin = 'https://buehnenhaus.test'
const hostname = 'buehnenhaus.test'
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

interface AuthenticatorRequest {
  challenge: string
  /** The origin of the page. */
  origin?: string
  /** True if the user was verified by fingerprint or PIN. */
  isVerified?: boolean
}

/** Creates a WebAuthn authenticator with one ES256 key. */
export function createPasskey({ hasCounter = true }: { hasCounter?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let count = 0

  const toClientData = (type: string, request: AuthenticatorRequest) =>
    Buffer.from(JSON.stringify({ type, challenge: request.challenge, origin: request.origin ?? origin }))
  /** Creates the authenticator data (WebAuthn §6.1). */
  function createData({ isVerified = true }: AuthenticatorRequest, credentialData?: Buffer): Buffer {
    if (hasCounter) count += 1
    const flags = 1 | (isVerified ? 4 : 0) | (credentialData ? 64 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), counter, credentialData ?? Buffer.alloc(0)])
  }

  return {
    id: base64url(id),
    /** Decrements the counter, as in a cloned authenticator. */
    decrementCounter() {
      count -= 1
    },
    /** Returns the result of `navigator.credentials.create` as JSON. */
    create(request: AuthenticatorRequest) {
      const coordinates = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
      // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        ...coordinates.flatMap((part, index) => [...(index ? [Buffer.from('225820', 'hex')] : []), part]),
      ])
      const length = Buffer.from([0, id.length])
      const data = createData(request, Buffer.concat([Buffer.alloc(16), length, id, key]))
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
      const clientDataJSON = base64url(toClientData('webauthn.create', request))
      const response = { clientDataJSON, attestationObject: base64url(attestation), transports: ['internal'] }
      return { id: base64url(id), rawId: base64url(id), type: 'public-key', response }
    },
    /** Returns the result of `navigator.credentials.get` as JSON. */
    get(request: AuthenticatorRequest) {
      const data = createData(request)
      const client = toClientData('webauthn.get', request)
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
