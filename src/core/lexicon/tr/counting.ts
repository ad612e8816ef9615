import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'görünüyor | görünen | listelenen | listeleniyor | gösterilen | gösteriliyor | yazılan | yazılmış | yayınlanan | okunabilir | okuyabilirim | bulunan | yer alıyor | yer alan | bu sayfada | mevcut | altında | altındaki | içinde | içindeki | kim | kimin',
  ),
  mentions: rawList(
    'bahsed* | bahsediyor | söz ed* | değin* | geçiyor | geçen | kelimesi* | sözcüğü* | hakkında',
  ),
  writes: rawList('tarafından yazıl* | tarafından | yazdı | yazmış | yazdığı'),
  by: rawList('ait'),
  pieces: rawList(
    'makale* | haber* | yazı | yazılar | yazısı | bağlantı* | link* | başlık* | başlığ* | gönderi* | video* | fotoğraf* | resim* | görsel* | metin* | konu* | etiket* | kategori* | bölüm* | sayılar* | değer*',
  ),
  people: rawList('yorum* | cevap* | yanıt* | değerlendirme* | inceleme* | tepki* | görüş*'),
  places: rawList('kutu* | liste* | bölüm* | sütun* | galeri* | menü* | blok* | panel* | tablo* | tarif*'),
  whole: rawList('tüm | daha fazla | diğer'),
  spans: rawList('yıl* | ay | aylar | ayın'),
  commenting: rawList('yorum yaptı | yorum yapmış | yorum yapan*'),
  tags: rawList('etiket* | konular*'),
  different: rawList('farklı'),
};
