import { findEmbed } from '@/lib/contract/embeds/find-embed'
import type { EmbedKind } from '@/lib/contract/embeds/services'

/** Parses an absolute http or https address without user information; null for everything else. */
export function parseWebAddress(input: string): URL | null {
  const text = input.trim()
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.username || url.password ? null : url
}

/** Returns true if a block can show the input: a medium of a known service, or a web address. */
export function isShowable(text: string, kind: EmbedKind): boolean {
  return findEmbed(text, kind) !== null || parseWebAddress(text) !== null
}
