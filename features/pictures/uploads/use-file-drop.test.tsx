import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFileDrop } from './use-file-drop'

function Window() {
  const isOver = useFileDrop({ onFiles: () => {}, isActive: () => true })
  return (
    <>
      <p>{isOver ? 'Hierher' : 'Nichts'}</p>
      <img alt="Bühne" />
    </>
  )
}

it('reports dragged files until they leave the window, without related targets', () => {
  render(<Window />)
  const files = { dataTransfer: { types: ['Files'], items: [], files: [] } }
  const [text, picture] = [screen.getByText('Nichts'), screen.getByRole('img')]
  fireEvent.dragEnter(text, files)
  fireEvent.dragOver(text, files)
  expect(text).toHaveTextContent('Hierher')
  fireEvent.dragEnter(picture, files)
  fireEvent.dragLeave(text, files)
  expect(text).toHaveTextContent('Hierher')
  fireEvent.dragLeave(picture, files)
  expect(text).toHaveTextContent('Nichts')
})
