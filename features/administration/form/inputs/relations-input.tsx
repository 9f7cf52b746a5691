import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { FieldGroup } from '@/components/form/field-group'
import { Button } from '@/components/ui/button'
import { useAdministration } from '../../administration-context'
import { toReadPath } from '../../calls'
import { titlesQuery } from '../../queries'
import type { RecordTypeName } from '../../record-type-names'
import { registry } from '../../registry'
import type { GroupInputProps } from '../field-input-props'
import styles from '../form.module.css'
import { moveItem } from './move-item'
import { RelationInput } from './relation-input'
import { RowHandle, useRowDrag } from './row-handle'

export interface RelationsInputProps extends GroupInputProps {
  type: RecordTypeName
  /** True if the order can be changed, but no record can be added or removed. */
  isOrderOnly?: boolean | undefined
  /** Path of a list of public records. Needed for roles that may not administer the type. */
  publicPath?: string | undefined
}

export function RelationsInput({
  id,
  type,
  isOrderOnly = false,
  publicPath,
  value,
  onChange,
  ...groupProps
}: RelationsInputProps) {
  const t = useTranslations('administration.form')
  const { locale, types } = useAdministration()
  const view = registry[type]
  const path = types.includes(type) ? toReadPath(locale, view.contract) : publicPath
  const ids = z.array(z.number()).safeParse(value).data ?? []
  const { data: titles } = useQuery({
    ...titlesQuery(locale, view.contract, ids, path),
    enabled: path !== undefined && ids.length > 0,
  })
  const rowDrag = useRowDrag((from, to) => onChange(moveItem(ids, from, to - from)))
  return (
    <FieldGroup id={`${id}-add`} {...groupProps}>
      {ids.length > 0 && (
        <ol className={styles.selection}>
          {ids.map((relatedId, index) => {
            const title = titles?.get(relatedId) ?? `#${relatedId}`
            return (
              <li key={relatedId} data-row data-target={rowDrag.drag?.to === index || undefined}>
                {ids.length > 1 && <RowHandle index={index} rowDrag={rowDrag} />}
                <span>{title}</span>
                {index > 0 && (
                  <Button aria-label={t('moveUp', { title })} onClick={() => onChange(moveItem(ids, index, -1))}>
                    ↑
                  </Button>
                )}
                {index < ids.length - 1 && (
                  <Button aria-label={t('moveDown', { title })} onClick={() => onChange(moveItem(ids, index, 1))}>
                    ↓
                  </Button>
                )}
                {!isOrderOnly && (
                  <Button aria-label={t('removeOne', { title })} onClick={() => onChange(ids.toSpliced(index, 1))}>
                    ×
                  </Button>
                )}
              </li>
            )
          })}
        </ol>
      )}
      {!isOrderOnly && (
        <RelationInput
          id={`${id}-add`}
          label={t('addOne', { name: view.name.one[locale] })}
          type={type}
          value={null}
          excludedIds={ids}
          publicPath={publicPath}
          onChange={(newId) => newId !== null && onChange([...ids, newId])}
        />
      )}
    </FieldGroup>
  )
}
