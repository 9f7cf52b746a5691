import type { ReactNode } from 'react'
import type { Embed } from '@/lib/contract/embeds/find-embed'

export interface ConsentFrameProps {
  embed: Embed
  /** What the frame shows, for those who cannot see it. */
  title: string
  /** A still of what is shown, from the site's own media; decoration. */
  still?: ReactNode
  /** The frame's proportions or, for players of one height, that height in CSS pixels. */
  shape: '16/9' | '4/3' | '3/4' | '1/1' | { height: number }
}

/** A third party's frame behind its consent: a placeholder until its service's switch is on (spec §2). */
export function ConsentFrame(_props: ConsentFrameProps) {
  return null
}
