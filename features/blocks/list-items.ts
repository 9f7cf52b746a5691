import type { ReactNode } from 'react'
import type { Module } from '@/lib/contract/blocks/module'
import type { BlockProps } from './block'

export interface ListItem {
  key: string
  content: ReactNode
}

/**
 * Renders the children of a block as list items. Omits children that cannot be rendered or that
 * `isShown` rejects, because they would be empty items.
 */
export function renderListItems(
  { module, renderModule }: Pick<BlockProps, 'module' | 'renderModule'>,
  sizes: string,
  isShown: (child: Module) => boolean = () => true,
): ListItem[] {
  return module.children
    .filter(isShown)
    .toSorted((a, b) => a.position - b.position)
    .map((child) => ({ key: `${child.model}-${child.id}`, content: renderModule(child, sizes) }))
    .filter(({ content }) => content !== null)
}
