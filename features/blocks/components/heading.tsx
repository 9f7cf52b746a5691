import type { ReactNode } from 'react'

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const

function isLevel(level: number): level is keyof typeof elements {
  return level in elements
}

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
  const Element = isLevel(level) ? elements[level] : 'h2'
  return <Element {...attributes} />
}
