import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { decode, type Encoding, encode, isCompressible, type Quality } from '@/lib/node/encodings'

/** A body in one encoding, with its headers. */
export interface Variant {
  /** Alternating names and values, the fastest form for `writeHead`. */
  headers: string[]
  /** Headers of a 304 response. */
  unchangedHeaders: string[]
  body: Buffer
}

interface Slot {
  quality: Quality
  pending: Promise<Variant> | null
  ready: Variant | null
}

const hasQuality = (slot: Slot, quality: Quality) => quality === 'quick' || slot.quality === 'best'

/** Estimated memory besides the bodies: key, objects and headers. */
const overheadBytes = 4096

/**
 * A complete response. Each encoding is created at its first request and stored. The uncompressed
 * body is dropped, because it is six times as large. The few clients that need it get a
 * decompressed copy.
 */
export class FinishedResponse {
  private readonly slots = new Map<Encoding, Slot>()
  /** The body from which other encodings are created. */
  private source: { encoding: Encoding; body: Buffer }
  private readonly canCompress: boolean
  private readonly etag: string

  /**
   * @param headers headers that all encodings have
   * @param hasEtag true to add an ETag
   */
  constructor(
    readonly status: number,
    private readonly headers: OutgoingHttpHeaders,
    body: Buffer,
    readonly hasEtag: boolean,
  ) {
    this.source = { encoding: 'identity', body }
    this.canCompress = body.length > 256 && isCompressible(String(headers['content-type'] ?? ''))
    this.etag = hasEtag ? createHash('sha256').update(body).digest('base64url').slice(0, 22) : ''
  }

  /** Memory of all encodings in bytes. */
  get size(): number {
    let size = this.source.body.length + overheadBytes
    for (const { ready } of this.slots.values()) if (ready && ready.body !== this.source.body) size += ready.body.length
    return size
  }

  /** Returns the preferred encoding of a client, or `identity` if compression would be useless. */
  chooseEncodingFor(preferredEncoding: Encoding): Encoding {
    return this.canCompress ? preferredEncoding : 'identity'
  }

  /** Finds the variant in this quality or a better one; null before it has been created. */
  findVariant(encoding: Encoding, quality: Quality): Variant | null {
    const slot = this.slots.get(encoding)
    return slot && hasQuality(slot, quality) ? slot.ready : null
  }

  /** Loads the variant. Creates it once for concurrent requests. */
  async loadVariant(encoding: Encoding, quality: Quality): Promise<Variant> {
    const slot = this.slots.get(encoding)
    if (slot && hasQuality(slot, quality)) {
      if (slot.ready) return slot.ready
      if (slot.pending !== null) return slot.pending
    }
    const pendingVariant = this.createVariant(encoding, quality)
    this.slots.set(encoding, { quality, pending: pendingVariant, ready: slot?.ready ?? null })
    return pendingVariant
  }

  /** Sets a body that the build has compressed in the best quality. */
  setEncoded(encoding: Encoding, body: Buffer): void {
    const ready = this.toVariant(body, encoding, 'best')
    this.slots.set(encoding, { quality: 'best', pending: null, ready })
    this.source = { encoding, body }
  }

  /**
   * Returns true if `If-None-Match` has this response's ETag, compared weakly (RFC 9110 §13.1.2).
   */
  matches(ifNoneMatch: string | undefined): boolean {
    if (!ifNoneMatch || !this.hasEtag) return false
    return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(`"${this.etag}`)
  }

  private async createVariant(encoding: Encoding, quality: Quality): Promise<Variant> {
    const { source } = this
    const plain = await decode(source.body, source.encoding)
    const body = await encode(plain, encoding, quality)
    const ready = this.toVariant(body, encoding, quality)
    if (encoding === 'identity' && this.canCompress) {
      this.slots.delete(encoding)
      return ready
    }
    this.slots.set(encoding, { quality: encoding === 'identity' ? 'best' : quality, pending: null, ready })
    // True for the uncompressed body, and for the same encoding in a lower quality.
    const isReplaced = this.source.encoding === 'identity' || this.source.encoding === encoding
    if (isReplaced) this.source = { encoding, body }
    return ready
  }

  private toVariant(body: Buffer, encoding: Encoding, quality: Quality): Variant {
    const commonHeaders: string[] = []
    const bodyHeaders: string[] = []
    for (const [name, value] of Object.entries(this.headers)) {
      if (value === undefined) continue
      const list = name === 'content-type' ? bodyHeaders : commonHeaders
      for (const item of Array.isArray(value) ? value : [value]) list.push(name, String(item))
    }
    if (this.hasEtag)
      commonHeaders.push('ETag', `"${this.etag}${encoding === 'identity' ? '' : `-${encoding}-${quality}`}"`)
    if (encoding !== 'identity') bodyHeaders.push('Content-Encoding', encoding)
    bodyHeaders.push('Content-Length', String(body.length))
    return { headers: [...commonHeaders, ...bodyHeaders], unchangedHeaders: commonHeaders, body }
  }
}
