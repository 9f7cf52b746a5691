import type { ReactNode } from 'react'
import { getLongWordAttribute } from '@/components/record/long-word'

const elements = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

export interface HeadingProps {
  level: number
  id?: string
  className?: string
  /** The language of the heading if it differs from that of the page. */
  lang?: string | undefined
  'data-field'?: string
  children: ReactNode
}

/** A heading of the given level; `h2` if the level is invalid. */
export function Heading({ level, ...attributes }: HeadingProps) {
  const Element = elements[level - 1] ?? 'h2'
  const { children } = attributes
  return <Element {...(typeof children === 'string' && getLongWordAttribute(children))} {...attributes} />
}
