import type { ContainerData } from '@/lib/contract/blocks/container'
import { containerLayouts } from '@/lib/contract/module'
import type { BlockViewProps } from '../block'
import { columnSizes } from './column-sizes'
import styles from './view.module.css'

/** Container block: columns of modules in one of six layouts, stacked on narrow screens (spec §3). */
export function ContainerView({ data, module, renderModules }: BlockViewProps<ContainerData>) {
  const layout = containerLayouts[data.layout] ?? '100'
  const columns = module.columns.toSorted((one, other) => one.index - other.index)
  return (
    <div className={styles.container}>
      <div className={styles.columns} data-layout={layout}>
        {columns.map((column) => (
          <div key={column.index} className={styles.column}>
            {renderModules(column.children, columnSizes(layout, column.index))}
          </div>
        ))}
      </div>
    </div>
  )
}
