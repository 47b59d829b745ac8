import { existsSync } from 'node:fs';
import { folders, ROOMS } from './mutate/rooms.ts';
import { reportKept } from './mutate/report-kept.ts';
import { runBreaks } from './mutate/run-breaks.ts';
import { runRoom } from './mutate/run-room.ts';
import { readSample } from './mutate/sample.ts';

const given = process.argv.slice(2);
const [name = '', ...words] = given.filter((argument) => !argument.startsWith('--'));
const isFolder = name.includes('/') && existsSync(name);
const room = ROOMS[name] ?? (isFolder ? { ...folders(name), isTogether: true } : undefined);
if (room)
  await runRoom(name, room, words, {
    isAfresh: given.includes('--afresh'),
    isQuick: given.includes('--quick'),
    isShared: given.includes('--shared'),
    testWords: given.flatMap((argument) => /^--tests=(.+)$/.exec(argument)?.[1]?.split(',') ?? []),
    sample: given.find((argument) => readSample(argument)),
  });
else if (name === 'breaks')
  await runBreaks(words, {
    isLapsed: given.includes('--lapsed'),
    copies: given.includes('--alone') ? 1 : 2,
  });
else if (name === 'report') reportKept(words);
else {
  console.log(
    `npm run mutate -- <room or folder> [parts of paths] [--quick | --shared] [--tests=parts,of,paths] [--sample=N[:seed]] [--afresh]\nRooms: ${Object.keys(ROOMS).join(', ')}\nnpm run mutate -- breaks [words] [--lapsed] [--alone]\nnpm run mutate -- report [parts of paths]`,
  );
  process.exit(1);
}
