import { type ComponentProps, type ReactNode, type Ref, useEffect } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Tree as AriaTree,
  TreeItem as AriaTreeItem,
  type Key,
  TreeItemContent,
  type TreeState,
} from 'react-aria-components/Tree'
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { classNames } from '@/lib/class-names'
import { Icon } from '../icon'
import { AriaLocale } from './aria-locale'
import styles from './tree.module.css'

export interface TreeProps {
  label: string
  expandedKeys: Iterable<Key>
  onExpand: (expandedKeys: Set<Key>) => void
  /**
   * True if the items contain links and buttons, which Tab reaches. Pressing the item itself then
   * has no effect.
   */
  hasControls?: boolean
  /** True if the tree may be so long that only visible items are rendered. */
  isLong?: boolean
  /** The key of an item that is rendered even if it is not visible. */
  alwaysRenderedKey?: Key | null
  /** The drag and drop of items. With it, each item has a `TreeHandle`. */
  drag?: DragAndDropHooks
  className?: string | undefined
  ref?: Ref<HTMLDivElement>
  /** `TreeItem`s. */
  children: ReactNode
}

const noop = () => undefined

/**
 * A tree of items (a treegrid). Up and down move between items, left and right collapse and expand,
 * letters find by name, Enter activates. It cannot be rendered on the server, because React Aria
 * writes inline styles, which the content security policy blocks in HTML.
 */
export function Tree({ label, expandedKeys, onExpand, className, ref, children, ...options }: TreeProps) {
  const { hasControls = false, isLong = false, alwaysRenderedKey = null, drag } = options
  const tree = (
    <AriaTree
      ref={ref}
      aria-label={label}
      className={classNames(styles.tree, className)}
      expandedKeys={expandedKeys}
      onExpandedChange={onExpand}
      keyboardNavigationBehavior="tab"
      render={(element, { state }) => <TreeElement {...element} alwaysRenderedKey={alwaysRenderedKey} state={state} />}
      {...(hasControls && { onAction: noop })}
      {...(drag && { dragAndDropHooks: drag })}
    >
      {children}
    </AriaTree>
  )
  return (
    <AriaLocale>
      {isLong ? (
        <Virtualizer layout={RowLayout} layoutOptions={rowLayout} shouldObserveItemSize>
          {tree}
        </Virtualizer>
      ) : (
        tree
      )}
    </AriaLocale>
  )
}

const rowLayout = { estimatedRowSize: 46 }

class RowLayout extends ListLayout<object> {
  protected override buildItem(...args: Parameters<ListLayout<object>['buildItem']>) {
    const item = super.buildItem(...args)
    // Focus rings extend beyond the edge of an item.
    item.layoutInfo.allowOverflow = true
    return item
  }
}

interface TreeElementProps extends ComponentProps<'div'> {
  alwaysRenderedKey: Key | null
  state: TreeState<unknown>
}

function TreeElement({ alwaysRenderedKey, state, ...element }: TreeElementProps) {
  const { collection, selectionManager } = state
  useEffect(() => {
    // Virtualization always renders the item that is in the tab order.
    if (alwaysRenderedKey !== null && collection.getItem(alwaysRenderedKey))
      selectionManager.setFocusedKey(alwaysRenderedKey)
  }, [alwaysRenderedKey, collection, selectionManager])
  return <div {...element} />
}

export interface TreeItemProps {
  id: Key
  /** The name for screen readers and type-ahead. */
  name: string
  /** The visible content. An item with children contains a `TreeToggle`. */
  content: ReactNode
  onAction?: (() => void) | undefined
  /** True if the item consists of one control, which then gets the focus of the item. */
  isControl?: boolean
  /** True if the content of the item is shown next to the tree. */
  isCurrent?: boolean
  className?: string | undefined
  /** The `TreeItem`s below it. */
  children?: ReactNode
}

export function TreeItem({ id, name, content, onAction, className, children, ...options }: TreeItemProps) {
  const { isControl = false, isCurrent = false } = options
  return (
    <AriaTreeItem
      id={id}
      textValue={name}
      className={classNames(styles.item, className)}
      focusMode={isControl ? 'child' : 'row'}
      render={(element) => <div {...element} aria-current={isCurrent ? 'true' : undefined} />}
      {...(onAction && { onAction })}
    >
      <TreeItemContent>{content}</TreeItemContent>
      {children}
    </AriaTreeItem>
  )
}

/** Replaces the `TreeToggle` in an item without children. */
export function TreeLeaf() {
  return <span className={styles.leaf} />
}

/** The name of an item: its link, with details that distinguish it from items of the same name. */
export function TreeName({ children }: { children: ReactNode }) {
  return <p className={styles.name}>{children}</p>
}

/**
 * The handle by which an item is dragged with the keyboard. Tab reaches it. With a pointer, the
 * item can be dragged anywhere.
 */
export function TreeHandle({ label }: { label: string }) {
  return (
    <Button slot="drag" aria-label={label} className={styles.handle ?? ''}>
      <Icon name="drag" />
    </Button>
  )
}

/** Expands and collapses an item by pointer. On the keyboard, the arrow keys do this. */
export function TreeToggle() {
  return <Button slot="chevron" className={styles.toggle ?? ''} />
}
