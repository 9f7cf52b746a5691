import type { UseQueryResult } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { MediaFolder } from '@/lib/contract/media/media'
import { renderIn } from '@/tests/render'
import type { PictureQuery } from '../calls'
import { FolderPanel } from './folder-panel'

const folder = (id: number, name: string, parent: number | null): MediaFolder => ({
  id,
  name,
  parent,
  pictures: id,
  revision: 1,
})
const folders = [folder(1, 'Archiv', null), folder(2, 'Spielzeit', 1), folder(3, 'Premieren', 2)]

function Panel({ initial }: { initial: PictureQuery['folder'] }) {
  const [selected, select] = useState(initial)
  const read = { data: folders, isError: false } as UseQueryResult<MediaFolder[]>
  return (
    <>
      <FolderPanel locale="de" folders={read} selectedFolder={selected} onChoose={select} />
      <button type="button" onClick={() => select(3)}>
        anderswo
      </button>
    </>
  )
}

const rows = () =>
  within(screen.getByRole('treegrid'))
    .getAllByRole('row')
    .map((row) => row.textContent)

it('shows a selected folder although its ancestors were collapsed', async () => {
  renderIn('de', <Panel initial={null} />)
  expect(rows().some((row) => row?.includes('Premieren'))).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'anderswo' }))
  expect(rows().at(-1)).toContain('Premieren')
})
