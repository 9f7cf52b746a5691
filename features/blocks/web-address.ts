import { findEmbed } from '@/lib/contract/embeds/find-embed'
import type { EmbedKind } from '@/lib/contract/embeds/services'

/** A complete http or https address without a user; null for everything else. */
export function webAddress(entered: string): URL | null {
  const text = entered.trim()
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.username || url.password ? null : url
}

/** Whether a block can show what was entered: a medium of a known service, or else a link. */
export function isShowable(entered: string, kind: EmbedKind): boolean {
  return findEmbed(entered, kind) !== null || webAddress(entered) !== null
}
