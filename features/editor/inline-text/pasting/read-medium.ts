import { findEmbed } from '@/lib/contract/embeds/find-embed'
import { embedServices } from '@/lib/contract/embeds/services'
import type { PastedContent } from './pasted-content'
import type { ParsedPaste } from './read-pasted'
import { noSkippedContent } from './skipped-content'

/**
 * Recognizes pasted content that consists only of the address or the embed code of a video or other
 * medium. Returns null for other content.
 */
export function readMedium({ text }: PastedContent): ParsedPaste | null {
  const address = text.trim()
  const embed = findEmbed(address)
  if (!embed) return null
  const { kind } = embedServices[embed.service]
  return { parts: [{ kind: 'medium', medium: kind, address }], skippedContent: noSkippedContent }
}
