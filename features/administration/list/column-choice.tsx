import { useTranslations } from 'next-intl'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import { useAdministration } from '../administration-context'
import type { RecordTypeView } from '../record-type'
import styles from './record-list.module.css'
import type { ShownColumns } from './use-shown-columns'

/** The selection of the visible columns, which is stored in this browser. */
export function ColumnChoice({ view, columns }: { view: RecordTypeView; columns: ShownColumns }) {
  const t = useTranslations('administration.list')
  const { locale } = useAdministration()
  const { all, visible, onShow } = columns
  if (all.length < 2) return null
  return (
    <ToolDisclosure label={t('columns')} className={styles.menu}>
      <ul>
        {all.map((name) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={visible.includes(name)}
                onChange={(event) =>
                  onShow(
                    event.currentTarget.checked
                      ? [...visible, name]
                      : visible.filter((column) => column !== name),
                  )
                }
              />
              {view.columns[name]?.label[locale]}
            </label>
          </li>
        ))}
      </ul>
    </ToolDisclosure>
  )
}
