import { DESK, type Studio } from './studio.ts';

/** The front page, and the form that opens a table. */
export async function takeOutside({ visit, shoot }: Studio): Promise<void> {
  const front = await visit('/', DESK);
  await front.getByRole('heading', { name: 'The games' }).waitFor();
  const lobby = await visit('/new', DESK);
  await lobby.getByRole('heading', { name: 'Open a table' }).waitFor();
  await shoot(front, 'front-light-1280');
  await shoot(lobby, 'lobby-light-1280');
}
