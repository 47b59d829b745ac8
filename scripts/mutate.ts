import { ROOMS } from './mutate/rooms.ts';
import { runRoom } from './mutate/run-room.ts';

const words = process.argv.slice(2);
const [name = '', word = ''] = words.filter((argument) => !argument.startsWith('--'));
const room = ROOMS[name];
if (room) await runRoom(name, room, word, words.includes('--afresh'));
else {
  console.log(`npm run mutate -- <room> [part of a path] [--afresh]\nRooms: ${Object.keys(ROOMS).join(', ')}, breaks`);
  process.exit(1);
}
