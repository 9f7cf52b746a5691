import type { ReactNode } from 'react'
import type { Module } from '@/lib/contract/blocks/module'
import type { BlockProps } from './block'

export interface ListItem {
  key: string
  content: ReactNode
}

/**
 * A block's children as list items, without those that cannot be rendered and those that `isShown`
 * rejects, so that no list has an empty item.
 */
export function listItems(
  { module, renderModule }: Pick<BlockProps, 'module' | 'renderModule'>,
  sizes: string,
  isShown: (child: Module) => boolean = () => true,
): ListItem[] {
  return module.children
    .filter(isShown)
    .toSorted((one, other) => one.position - other.position)
    .map((child) => ({ key: `${child.model}-${child.id}`, content: renderModule(child, sizes) }))
    .filter(({ content }) => content !== null)
}
