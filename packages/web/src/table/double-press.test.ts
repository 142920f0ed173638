import { expect, test } from 'vitest';
import { joinEqual } from './double-press.ts';

type Said = { readonly type: string; readonly text?: string };

/** A line on which every answer waits until it is given. */
function makeLine() {
  const sent: { command: Said; answer: (text: string) => void; fail: (fault: Error) => void }[] =
    [];
  const send = joinEqual(
    (command: Said) =>
      new Promise<string>((answer, fail) => {
        sent.push({ command, answer, fail });
      }),
  );
  return { send, sent, texts: () => sent.map(({ command }) => command.text) };
}

test('what is pressed again before its answer is sent once, and all get the one answer', async () => {
  const { send, sent } = makeLine();
  const answers = [1, 2, 3].map(() => send({ type: 'say', text: 'hello' }));
  expect(sent).toHaveLength(1);
  sent[0]?.answer('done');
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done']);
});

test('the same can be said again once it was answered, also after a failure', async () => {
  const { send, sent } = makeLine();
  const first = send({ type: 'say', text: 'hello' });
  sent[0]?.answer('done');
  await first;
  const second = send({ type: 'say', text: 'hello' });
  expect(sent).toHaveLength(2);
  sent[1]?.fail(new Error('no line'));
  await expect(second).rejects.toThrow('no line');
  void send({ type: 'say', text: 'hello' });
  expect(sent).toHaveLength(3);
});

test('other commands go their way, and do not end the waiting of one of another type', () => {
  const { send, sent } = makeLine();
  void send({ type: 'propose', text: 'salt' });
  void send({ type: 'say', text: 'salt' });
  void send({ type: 'propose', text: 'salt' });
  expect(sent).toHaveLength(2);
});

test('there and back again is three commands, and an old answer does not end the last wait', async () => {
  const { send, sent, texts } = makeLine();
  const there = send({ type: 'set-age', text: '2' });
  void send({ type: 'set-age', text: '3' });
  void send({ type: 'set-age', text: '2' });
  expect(texts()).toEqual(['2', '3', '2']);
  sent[0]?.answer('done');
  await there;
  void send({ type: 'set-age', text: '2' });
  expect(texts()).toEqual(['2', '3', '2']);
});
