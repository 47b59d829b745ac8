import { expect, test } from 'vitest';
import { unshownParts } from './unshown-rules.ts';

const reasonsOf = (content: string): readonly string[] => unshownParts(content).map(({ reason }) => reason);

const PLAYED = 'videos play from YouTube, Vimeo and the shop';

test.each([
  ['<iframe src="https://maps.example/x"></iframe>', `nothing is shown from https://maps.example/x: ${PLAYED}`],
  ['<iframe></iframe>', '<iframe> is not shown, with everything in it'],
  [
    '<form action="/x"><label>Name <input name="a"></label><select><option>1</option></select></form>',
    '<form> is not shown, with everything in it',
  ],
  ['<p>a</p><script>alert(1)</script>', '<script> is not shown, with everything in it'],
  [
    '<video src="https://videos.example/a.mp4"></video>',
    `nothing is shown from https://videos.example/a.mp4: ${PLAYED}`,
  ],
  ['<audio src="/media/a.mp3"></audio>', '<audio> is not shown, with everything in it'],
  ['<svg><path d="M0 0"/></svg>', '<svg> is not shown, with everything in it'],
  ['<object data="/a.swf"><embed src="/a.swf"></object>', '<object> is not shown, with everything in it'],
  ['<div data-content-type="hologram">a</div>', 'the content type "hologram" is not shown'],
  ['<a href="javascript:open()">a</a>', 'the link leads nowhere: its address is not allowed'],
  ['<p onclick="open()">a</p>', 'the script of "onclick" does not run'],
  ['<img src="data:image/png;base64,AA">', 'the picture is not shown: its address is not allowed'],
  [
    '<a name="our terms"></a>',
    'links to "#our terms" lead nowhere: only letters, digits, "_", "-", "." and ":" are allowed',
  ],
  ['<style>.promo { color: red }</style>', 'only the styles of Page Builder have an effect'],
  ['<p>a</p><!-- note <p>b</p>', 'the comment is not closed, so nothing after it is shown'],
  [
    '<div data-content-type="row" data-background-type="video" data-video-src="https://youtu.be/aqz-KE-bpKQ"></div>',
    'the background video is not shown: it is no video file of the shop',
  ],
  [
    `<div data-content-type="map" data-locations='[{"location_name":"A"},{"position":{"latitude":45,"longitude":-73}}]'></div>`,
    '1 of the places on the map have no position and are not shown',
  ],
  [
    '<div data-content-type="html">&lt;iframe src=&quot;//x.example&quot;&gt;</div>',
    `nothing is shown from //x.example: ${PLAYED}`,
  ],
  [
    '<div data-content-type="video"><iframe data-element="video" src="https://dailymotion.example/1"></iframe></div>',
    `nothing is shown from https://dailymotion.example/1: ${PLAYED}`,
  ],
])('%s', (content, reason) => {
  expect(reasonsOf(content)).toEqual([reason]);
});

test.each([
  '<p>a</p><table><tr><td><a href="/x">x</a><a name="généralités"></a></td></tr></table><!-- note -->',
  '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe><iframe src="//player.vimeo.com/video/76979871"></iframe>',
  '<video src="{{media url="wysiwyg/a.mp4"}}" poster="/media/a.jpg"><track src="/media/a.vtt"></video>',
  '<video controls><source src="/media/a.mp4"></video><picture><source srcset="/a.webp"><img src="/a.jpg"></picture>',
  '<style>#html-body [data-pb-style=A]{margin:0}@media only screen and (max-width: 768px) { #html-body [data-pb-style=A]{margin:1px} }</style>',
  '<div data-content-type="row" data-background-type="video" data-video-src="{{media url=a.mp4}}"></div>',
  `<img src="{{media url=&quot;a.jpg&quot;}}"><div data-content-type="map" data-locations="[]"></div>`,
  '<main><font color="red">a</font><custom-element>b</custom-element></main>',
])('%s has no unsupported part', (content) => {
  expect(reasonsOf(content)).toEqual([]);
});

test('a part is reported with its offset', () => {
  expect(unshownParts('<p>{{block id="x"}}</p>\n<form class="a">b</form>')).toMatchObject([
    { offset: 24, part: '<form class="a">' },
  ]);
});
