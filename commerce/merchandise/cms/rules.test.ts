import { describe, expect, test } from 'vitest';
import { includedBlocks, parametersOf, renderDirectives, splitDirectives, withBlocks, withoutBlanks } from './rules.ts';

const addresses = {
  mediaBase: 'https://shop.test/media/',
  pathPrefix: '/CA_FR',
  variables: new Map([
    ['general/store_information/name', 'Stone & Co'],
    ['desk_email', 'a@shop.test'],
  ]),
};
const render = (content: string): string => renderDirectives(content, addresses);

describe('parameters of a directive', () => {
  test('are in double or single quotes, escaped ones, entities or none', () => {
    const text = `a="one" b='two words' c=\\"three\\" d=&quot;four &amp; five&quot; e=six f = "seven" g=""`;
    expect(Object.fromEntries(parametersOf(text))).toEqual({
      a: 'one',
      b: 'two words',
      c: 'three',
      d: 'four &amp; five',
      e: 'six',
      f: 'seven',
      g: '',
    });
    expect([...parametersOf('nothing here')]).toEqual([]);
  });

  test('are split from the text around the directive', () => {
    expect(splitDirectives('a {{block id="x"}} b {{widget type="y" block_id="z"}} {{}} { {c} } {{store}}')).toEqual([
      { directive: '{{block id="x"}}', name: 'block', text: 'id="x"' },
      { directive: '{{widget type="y" block_id="z"}}', name: 'widget', text: 'type="y" block_id="z"' },
      { directive: '{{store}}', name: 'store', text: '' },
    ]);
  });
});

describe('blocks within a text', () => {
  test('are found by id or block_id of a block, and by block_id of a widget', () => {
    expect(
      includedBlocks(
        '{{block id="one"}} {{block block_id="two"}} {{widget block_id="three"}} {{block id="four" block_id="five"}}',
      ),
    ).toEqual(['one', 'two', 'three', 'four']);
    expect(
      includedBlocks('{{widget id="one"}} {{media id="two" block_id="three"}} {{block name="four"}} {{block id=""}}'),
    ).toEqual([]);
  });

  test('replace their directive: a widget in Magento’s frame, an unknown one by nothing', () => {
    const blocks = new Map([
      ['one', '<p>1</p>'],
      ['two', '<p>2</p>'],
    ]);
    expect(withBlocks('a {{block id="one"}} b {{widget block_id="two"}} c {{block id="none"}} d', blocks)).toBe(
      'a <p>1</p> b <div class="widget block block-static-block"><p>2</p></div> c  d',
    );
    expect(withBlocks('{{widget block_id="none"}}', blocks)).toBe(
      '<div class="widget block block-static-block"></div>',
    );
    expect(withBlocks('{{media url="a.webp"}}{{widget type="products"}}', blocks)).toBe(
      '{{media url="a.webp"}}{{widget type="products"}}',
    );
  });
});

describe('the other directives', () => {
  test('media and store become URLs without doubled slashes', () => {
    expect(render('<img src="{{media url=&quot;/wysiwyg/a.webp&quot;}}"><a href="{{store url="contact-us"}}">')).toBe(
      '<img src="https://shop.test/media/wysiwyg/a.webp"><a href="/CA_FR/contact-us">',
    );
    expect(render('{{store direct_url="//faq"}}{{store url="one" direct_url="two"}}{{store}}{{media}}')).toBe(
      '/CA_FR/faq/CA_FR/one/CA_FR/https://shop.test/media/',
    );
    expect(renderDirectives('{{store url="a/b"}}', { ...addresses, pathPrefix: '' })).toBe('/a/b');
  });

  test('a widget with skus becomes a product list in the order of the skus', () => {
    expect(render('{{widget condition_option="sku" condition_option_value="LUM-1, TRV_2 ,CAL.3"}}')).toBe(
      [
        '<ol class="product-items">',
        ...['LUM-1', 'TRV_2', 'CAL.3'].map(
          (sku) => `<li class="product-item"><div class="product-item-info" data-product-sku="${sku}"></div></li>`,
        ),
        '</ol>',
      ].join(''),
    );
  });

  test('skus are escaped in the markup, and limited to forty', () => {
    expect(render(`{{widget condition_option="sku" condition_option_value='"><script>,,B C'}}`)).toBe(
      '<ol class="product-items"><li class="product-item"><div class="product-item-info" data-product-sku="&quot;&gt;&lt;script&gt;"></div></li><li class="product-item"><div class="product-item-info" data-product-sku="B C"></div></li></ol>',
    );
    const many = Array.from({ length: 45 }, (_, index) => `S${index}`).join(',');
    expect(
      render(`{{widget condition_option="sku" condition_option_value="${many}"}}`).match(/data-product-sku="(S\d+)"/g),
    ).toHaveLength(40);
    expect(render('{{widget condition_option="sku"}}')).toBe('<ol class="product-items"></ol>');
  });

  test('directives that only Magento could render disappear', () => {
    expect(
      render(
        'a{{widget condition_option="category"}}b{{config path="x"}}c{{trans "y"}}d{{var z}}e{{/if}}{{var condition_option="sku" condition_option_value="A"}}',
      ),
    ).toBe('abcyde');
  });
});

test('line breaks between elements are removed, those between words are not', () => {
  const row =
    '\n<div data-content-type="row">\n  <div data-element="inner">\n    <figure>\n<img />\n</figure>\n  </div>\n</div>\n';
  expect(withoutBlanks(row)).toBe(
    '<div data-content-type="row"><div data-element="inner"><figure><img /></figure></div></div>',
  );
  for (const text of [
    '<p>a <b>b</b>\n<i>c</i> d\ne</p>',
    '<p>one</p> <p>two</p>',
    '<div>\n<pre>a\n<b>b</b></pre></div>',
  ])
    expect(withoutBlanks(text)).toBe(text);
});
