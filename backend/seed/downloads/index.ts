import { agreements } from './agreements'
import { assembly } from './assembly'
import { circulars } from './circulars'
import { contracts } from './contracts'
import type { SeedDownloadCategory } from './download'
import { figures } from './figures'
import { guides } from './guides'
import { positions } from './positions'

/** The demo downloads: public ones first, then those for members. */
export const downloads: readonly SeedDownloadCategory[] = [
  figures,
  positions,
  guides,
  agreements,
  contracts,
  circulars,
  assembly,
]
