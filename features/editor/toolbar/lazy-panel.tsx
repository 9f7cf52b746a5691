import { type ComponentType, useState } from 'react'
import { type OnDemand, useOnDemand } from '@/components/ui/on-demand'
import { ToolDisclosure, type ToolDisclosureProps } from '@/components/ui/tool-disclosure'
import { classNames } from '@/lib/class-names'
import { PendingPart } from './pending-part'
import styles from './toolbar.module.css'

interface LazyPanelProps<Props extends object> extends Omit<ToolDisclosureProps, 'children'> {
  /** The content of the panel. */
  panel: OnDemand<ComponentType<Props>>
  props: Props
  /** The class of the element around the content. */
  panelClass?: string | undefined
}

/**
 * A tool with a panel that is loaded when it first opens. Its entries are kept while it is closed.
 */
export function LazyPanel<Props extends object>(panelProps: LazyPanelProps<Props>) {
  const { panel, props, panelClass, onToggle, ...disclosure } = panelProps
  const [wasOpened, setOpened] = useState(false)
  const Content = useOnDemand(panel, wasOpened)
  return (
    <ToolDisclosure
      {...disclosure}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true)
        onToggle?.(event)
      }}
    >
      <div className={classNames(styles.panel, panelClass)}>
        {wasOpened && (Content ? <Content {...props} /> : <PendingPart part={panel} />)}
      </div>
    </ToolDisclosure>
  )
}
