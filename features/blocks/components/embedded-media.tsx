import type { ReactNode } from 'react'
import { SmartLink } from '@/components/link/smart-link'
import { ConsentFrame, type ConsentFrameProps } from '@/features/consent/components/consent-frame'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import type { EmbedKind } from '@/lib/contract/embeds/services'
import { parseWebAddress } from '../web-address'

export interface EmbeddedMediaProps extends Pick<ConsentFrameProps, 'title' | 'preview' | 'shape'> {
  /** An address, or a service's embed code. */
  addressOrCode: string
  kind: EmbedKind
}

/**
 * A medium of an external service, shown after consent. The address of an unknown service is
 * rendered as a link; anything else renders nothing.
 */
export function EmbeddedMedia({ addressOrCode, kind, title, preview, shape }: EmbeddedMediaProps): ReactNode {
  const embed = findEmbed(addressOrCode, kind)
  if (embed) return <ConsentFrame embed={embed} title={title} preview={preview} shape={shape} />
  if (!parseWebAddress(addressOrCode)) return null
  return (
    <p>
      <SmartLink href={addressOrCode}>{title}</SmartLink>
    </p>
  )
}
