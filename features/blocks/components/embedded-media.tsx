import type { ReactNode } from 'react'
import { SmartLink } from '@/components/link/smart-link'
import { ConsentFrame, type ConsentFrameProps } from '@/features/consent/components/consent-frame'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import type { EmbedKind } from '@/lib/contract/embeds/services'

export interface EmbeddedMediaProps extends Pick<ConsentFrameProps, 'title' | 'still' | 'shape'> {
  /** An address, or the code that a service offers for embedding. */
  entered: string
  kind: EmbedKind
}

/** Whether something can be shown of what was entered: a medium, or at least a link to it. */
export function isEmbeddable(entered: unknown, kind: EmbedKind): boolean {
  return typeof entered === 'string' && (findEmbed(entered, kind) !== null || isWebAddress(entered))
}

const isWebAddress = (entered: string) => /^https?:\/\/\S+$/.test(entered)

/**
 * A medium of another service behind its consent. An address that no known service has is a plain link; what is no
 * address shows nothing.
 */
export function EmbeddedMedia({ entered, kind, title, still, shape }: EmbeddedMediaProps): ReactNode {
  const embed = findEmbed(entered, kind)
  if (embed) return <ConsentFrame embed={embed} title={title} still={still} shape={shape} />
  if (!isWebAddress(entered)) return null
  return (
    <p>
      <SmartLink href={entered}>{title}</SmartLink>
    </p>
  )
}
