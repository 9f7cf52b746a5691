import { sharedSlot } from './shared-slot'

/** Makes a PNG of a drawing in SVG of our own, as large as the drawing says. */
export type Rasterize = (svg: string) => Promise<Uint8Array>

const slot = sharedSlot<Rasterize>('rasterizer')

/** Called once, by server.ts: pictures are made in a process of their own, which Next's bundles do not know. */
export function installRasterizer(rasterize: Rasterize): void {
  slot.set(rasterize)
}

/** @throws when called before server.ts has installed the rasterizer. */
export function getRasterizer(): Rasterize {
  const rasterize = slot.get()
  if (!rasterize) throw new Error('No rasterizer: the site runs through server.ts only.')
  return rasterize
}
