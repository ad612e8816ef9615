import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`पासवर्ड | संकेतशब्द | परवलीचा शब्द | गुप्त शब्द`),
  code: rawList(`पडताळणी कोड | सुरक्षा कोड | ओटीपी | otp | पिन | pin | सुरक्षा प्रश्न`),
  payment:
    rawList(`कार्ड क्रमांक | कार्ड नंबर | क्रेडिट कार्ड | डेबिट कार्ड | कार्डधारक | कार्डवरील नाव | कालबाह्यता तारीख |
    समाप्ती तारीख | =वैधता | खाते क्रमांक | बँक खाते | cvv | ifsc`),
  identity: rawList(
    `आधार | आधार क्रमांक | पॅन | पॅन क्रमांक | पारपत्र | पासपोर्ट | मतदार ओळखपत्र | वाहन परवाना | ओळख क्रमांक`,
  ),
  forms: rawList(`लॉगिन | लॉग इन | साइन इन | पेमेंट | पैसे भरा | देयक`),
  harmless: rawList(`पिन कोड | सवलत कोड | कूपन* | प्रोमो कोड | देश कोड`),
};
