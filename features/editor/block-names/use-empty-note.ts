import { useLocale, useTranslations } from 'next-intl'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { listAllowedModels } from '@/lib/contract/blocks/placement'
import type { EditAttributes } from '../page-elements/edit-attributes'
import { useModelName } from './use-model-name'
import { useReusableName } from './use-reusable-name'

/** The attributes that say of a module what its empty lists are and how they are filled; none of one that contains no others. */
export function useEmptyNote(): EditAttributes {
  const t = useTranslations('editor.block')
  const language = useLocale()
  const nameOf = useModelName()
  const reusableName = useReusableName()
  const textOf = ({ model, slug, data }: Module) => {
    const shown = moduleSchema.safeParse(data.reusable).data
    if (shown?.slug)
      return t('emptyShared', { name: reusableName({ title: titleOf(shown), slug: shown.slug }) })
    if (data.records) return t('emptyRecords', { name: nameOf(model) })
    return t('empty', { name: slug ? reusableName({ title: titleOf({ data }), slug }) : nameOf(model) })
  }
  return (module) =>
    listAllowedModels(module.model).length > 0
      ? { 'data-empty': textOf(module), 'data-empty-language': language }
      : {}
}

function titleOf({ data }: Pick<Module, 'data'>): string {
  return typeof data.title === 'string' ? data.title : ''
}
